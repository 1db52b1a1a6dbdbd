import { z } from 'zod';
import { HIGHER_IS, SCORE_INSTRUMENTS } from 'db/documents/score';
import { addDays, isCalendarDate } from '../calendar/dates';
import { hasAtMost, singleLine } from '../parse';
import { type Instrument, INSTRUMENTS, isKnown } from './instruments';
import { NAME_MAX } from './limits';
import type { ScoreValues } from './score';

/** More points than any questionnaire has. */
const MOST_POINTS = 100_000;
const EARLIEST = '2000-01-01';

const absent = <Value extends z.ZodType>(value: Value) =>
  value.nullish().transform((given) => given ?? null) as unknown as z.ZodType<z.output<Value> | null>;

const points = (name: string) =>
  z
    .number({ error: `${name} is a number` })
    .min(-MOST_POINTS, `${name} is a number from -100,000 to 100,000`)
    .max(MOST_POINTS, `${name} is a number from -100,000 to 100,000`)
    .refine(hasFewDecimals, `${name} can have two decimals`);

/** Whether two decimals say the number as it was typed: it is kept as the nearest binary one. */
function hasFewDecimals(value: number): boolean {
  return Number(value.toFixed(2)) === value;
}

const ANSWER = 'Each answer is its number, from 0 on';

const sentSchema = z.object({
  instrument: z.enum(SCORE_INSTRUMENTS, { error: `instrument can be ${SCORE_INSTRUMENTS.join(', ')}` }),
  date: z
    .string({ error: 'Choose the day it was filled in' })
    .min(1, { error: 'Choose the day it was filled in', abort: true })
    .refine(isCalendarDate, { error: 'Choose a day on the calendar, such as 2026-03-01', abort: true })
    .refine((date) => date >= EARLIEST, 'The day cannot be before the year 2000'),
  total: absent(points('The total')),
  answers: absent(
    z
      .array(z.number({ error: ANSWER }).int(ANSWER).min(0, ANSWER).nullable(), {
        error: 'Send the answers as a list of numbers',
      })
      .max(50, 'No questionnaire here has so many answers'),
  ),
  difficulty: absent(
    z
      .number({ error: 'The difficulty is a number from 0 to 3' })
      .int('The difficulty is a number from 0 to 3')
      .min(0, 'The difficulty is a number from 0 to 3')
      .max(3, 'The difficulty is a number from 0 to 3'),
  ),
  name: absent(
    singleLine('The name', 'The name must be text').refine(
      (text) => hasAtMost(text, NAME_MAX),
      `The name can be up to ${NAME_MAX} characters`,
    ),
  ),
  min: absent(points('The lowest total')),
  max: absent(points('The highest total')),
  higherIs: absent(z.enum(HIGHER_IS, { error: 'higherIs can be better or worse' })),
});

type Sent = z.output<typeof sentSchema>;
type Refuse = (path: (string | number)[], message: string) => void;

/**
 * One result, whichever door it came through: a total, or all answers, or both if they fit. Extra fields are ignored.
 * @param today the owner's date; a client that is a zone ahead is not refused
 */
export const scoreSchema = (today: string) =>
  sentSchema.transform((sent, context): ScoreValues => {
    let isRefused = false;
    const refuse: Refuse = (path, message) => {
      isRefused = true;
      context.issues.push({ code: 'custom', input: sent, path, message });
    };
    if (sent.date > addDays(today, 1)) refuse(['date'], 'The day cannot be in the future');
    const values = isKnown(sent.instrument)
      ? knownScore(sent, INSTRUMENTS[sent.instrument], refuse)
      : otherScore(sent, refuse);
    return isRefused || values === null ? z.NEVER : values;
  });

function knownScore(sent: Sent, instrument: Instrument, refuse: Refuse): ScoreValues | null {
  const { title } = instrument;
  const answers = sent.answers === null ? null : answersOf(sent.answers, instrument, refuse);
  if (sent.answers !== null && answers === null) return null;
  if (sent.difficulty !== null && sent.instrument !== 'phq-9')
    refuse(['difficulty'], `${title} has no question about difficulty`);
  if (sent.total !== null && !isPossible(sent.total, instrument)) {
    refuse(['total'], possibleTotals(instrument));
    return null;
  }
  const sum = answers?.reduce((all, answer) => all + answer, 0) ?? null;
  const summed = sum === null ? null : sum * instrument.perPoint;
  if (summed !== null && sent.total !== null && summed !== sent.total) {
    const times = instrument.perPoint === 1 ? '' : ` (their sum of ${sum}, times ${instrument.perPoint})`;
    refuse(['total'], `The answers make ${summed}${times}, not ${sent.total}. Please look at both again`);
  }
  const total = sent.total ?? summed;
  if (total === null) {
    refuse(['total'], 'Enter the total, or all answers');
    return null;
  }
  return {
    instrument: sent.instrument,
    date: sent.date,
    total,
    answers,
    difficulty: sent.difficulty,
    name: null,
    min: null,
    max: null,
    higherIs: null,
  };
}

/** All answers, or null when one is missing or out of range: then there is no total. */
function answersOf(
  sent: readonly (number | null)[],
  { title, items, itemMax }: Instrument,
  refuse: Refuse,
): number[] | null {
  if (sent.length !== items) {
    refuse(
      ['answers'],
      `${title} has ${items} answers, and ${sent.length} were sent. Without all of them there is no total`,
    );
    return null;
  }
  const answers = sent.flatMap((answer, index) => {
    if (answer === null)
      refuse(['answers', index], `Answer ${index + 1} is missing. Without it there is no total`);
    else if (answer > itemMax)
      refuse(['answers', index], `Answer ${index + 1} is a number from 0 to ${itemMax}`);
    else return [answer];
    return [];
  });
  return answers.length === items ? answers : null;
}

const isPossible = (total: number, { max, perPoint }: Instrument) =>
  Number.isInteger(total) && total >= 0 && total <= max && total % perPoint === 0;

const possibleTotals = ({ title, max, perPoint }: Instrument) =>
  perPoint === 1
    ? `A total of the ${title} is a whole number from 0 to ${max}`
    : `A total of the ${title} is a percentage: the sum of its answers times ${perPoint}, so 0, ${perPoint}, ${2 * perPoint} and so on to ${max}`;

/** 'PHQ-9', 'phq 9' and 'Phq9' are one name. */
const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

function otherScore(sent: Sent, refuse: Refuse): ScoreValues | null {
  const { name, total, max, higherIs, date } = sent;
  const min = sent.min ?? 0;
  const known = Object.values(INSTRUMENTS).find(({ title }) => lettersOf(title) === lettersOf(name ?? ''));
  if (!name) refuse(['name'], 'Enter the name of the questionnaire');
  else if (known)
    refuse(['name'], `Choose ${known.title} among the questionnaires: then its bands are known`);
  if (max === null) refuse(['max'], 'Enter its highest total');
  else if (max <= min) refuse(['max'], 'The highest total must be more than the lowest');
  if (higherIs === null) refuse(['higherIs'], 'Choose what a higher total means');
  if (sent.answers !== null) refuse(['answers'], 'Of another questionnaire only the total can be entered');
  if (sent.difficulty !== null)
    refuse(['difficulty'], 'Of another questionnaire only the total can be entered');
  if (total === null) refuse(['total'], 'Enter the total');
  else if (max !== null && max > min && (total < min || total > max))
    refuse(['total'], `The total is a number from ${min} to ${max}`);
  if (!name || total === null || max === null || higherIs === null) return null;
  return { instrument: 'other', date, total, answers: null, difficulty: null, name, min, max, higherIs };
}

const CHANGEABLE = ['date', 'total', 'answers', 'difficulty', 'name', 'min', 'max', 'higherIs'] as const;

/**
 * What a changed score would be, to be checked as a whole. A field that was not sent stays; new answers bring their own
 * total, unless one is sent with them.
 * @returns null when nothing that can be changed was sent
 */
export function withChanges(before: ScoreValues, sent: unknown): Record<string, unknown> | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const changes = Object.fromEntries(
    CHANGEABLE.flatMap((field) => (field in sent ? [[field, (sent as Record<string, unknown>)[field]]] : [])),
  );
  if (Object.keys(changes).length === 0) return null;
  const total = Array.isArray(changes.answers) && !('total' in changes) ? null : before.total;
  const { instrument, date, answers, difficulty, name, min, max, higherIs } = before;
  return { instrument, date, total, answers, difficulty, name, min, max, higherIs, ...changes };
}

export const scoreListSchema = z.object({
  instrument: z
    .enum(SCORE_INSTRUMENTS, { error: `instrument can be ${SCORE_INSTRUMENTS.join(', ')}` })
    .optional(),
  from: z.iso.date('Use a date such as 2026-03-01').optional(),
  to: z.iso.date('Use a date such as 2026-03-01').optional(),
  limit: z.coerce
    .number({ error: 'limit is a number from 1 to 500' })
    .int('limit is a number from 1 to 500')
    .min(1, 'limit is a number from 1 to 500')
    .max(500, 'limit is a number from 1 to 500')
    .default(100),
  /** The id of the last score of the page before. */
  cursor: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'cursor comes from the Link header of the page before')
    .optional(),
});

export type ScoreListQuery = z.output<typeof scoreListSchema>;
