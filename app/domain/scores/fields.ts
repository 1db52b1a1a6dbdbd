import type { ScoreInstrument } from 'db/documents/score';
import { INSTRUMENTS, isKnown } from './instruments';
import type { ScoreValues } from './score';

/** As many answers as the longest of the questionnaires has. */
const MOST_ITEMS = 9;
const ANSWER_FIELDS = Array.from({ length: MOST_ITEMS }, (_, index) => `answer${index + 1}`);

/** What somebody types into the form of a score. */
export const SCORE_FIELDS = [
  'instrument',
  'date',
  'total',
  ...ANSWER_FIELDS,
  'difficulty',
  'name',
  'min',
  'max',
  'higherIs',
];

export type ScoreFields = Readonly<Record<string, string>>;

/** The fields of the answers of a questionnaire, in their order. */
export const answerFieldsOf = (instrument: ScoreInstrument): string[] =>
  isKnown(instrument) ? ANSWER_FIELDS.slice(0, INSTRUMENTS[instrument].items) : [];

/** The field of the form that a field of the domain stands in. */
export const fieldOfPath = (path: string): string =>
  path === 'answers'
    ? 'answer1'
    : path.replace(/^answers\.(\d+)$/, (_, index) => `answer${Number(index) + 1}`);

/** What was typed, as the schema of a score wants it; a number that is none stays a text, which the schema refuses. */
export function scoreBody(fields: ScoreFields, instrument: ScoreInstrument): Record<string, unknown> {
  const number = (name: string) => numberIn(fields[name] ?? '');
  const answers = answerFieldsOf(instrument).map(number);
  const own = isKnown(instrument)
    ? {
        answers: answers.every((answer) => answer === null) ? null : answers,
        difficulty: instrument === 'phq-9' ? number('difficulty') : null,
      }
    : { name: fields.name ?? '', min: number('min'), max: number('max'), higherIs: fields.higherIs || null };
  return { instrument, date: fields.date ?? '', total: number('total'), ...own };
}

/** Half the world writes a comma where the other half writes a point. */
function numberIn(text: string): number | string | null {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  return /^-?\d{1,9}(\.\d{1,9})?$/.test(typed) ? Number(typed) : text;
}

/** A score as its form shows it. The total of answers is worked out, so it stands empty beside them. */
export function fieldsOf(score: ScoreValues): ScoreFields {
  const { answers, date, instrument, name, higherIs } = score;
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    instrument,
    date,
    total: answers === null ? text(score.total) : '',
    ...Object.fromEntries((answers ?? []).map((answer, index) => [`answer${index + 1}`, String(answer)])),
    difficulty: text(score.difficulty),
    name: name ?? '',
    min: text(score.min),
    max: text(score.max),
    higherIs: higherIs ?? '',
  };
}

/** Whether what was typed names an answer 9 of a PHQ-9 that is more than 0, however the rest of it is. */
export const typedDanger = ({ instrument, answer9 = '' }: ScoreFields): boolean =>
  instrument === 'phq-9' && Number(answer9) > 0;
