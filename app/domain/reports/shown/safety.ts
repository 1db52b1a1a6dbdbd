import { countOf, listOf } from '../../calendar/counts-in-words';
import { shortDate, shortDateWithYear } from '../../calendar/dates-in-words';
import { lifeAnswerOf } from '../../scores/danger';
import { ownText } from '../snapshot/own-text';
import type { ChosenNote, ChosenReflection, ReportSnapshot } from '../snapshot/snapshot';

/** The longest text of the person's own that is told in the box, where there is room; longer ones begin there. */
export const BOX_LETTERS = 260;
/** The newest. */
const DANGERS_TOLD = 2;
const LIFE_ANSWERS_TOLD = 3;

/** The same on every report, so that what is not there tells nothing. */
export const SAFETY_FOR_ALL =
  'Only what the person chose to show stands here; this sentence stands on every report. Nothing here does not mean no danger: please ask.';

const LEVELS: Readonly<Record<string, string>> = { low: 'low', moderate: 'moderate', high: 'high' };

/** A text of the person's own. */
export type OwnWords = ChosenNote | ChosenReflection | 'message';

/** A sentence of the box, and the texts that it does not say whole. */
export interface BoxSentence {
  text: string;
  rest: readonly OwnWords[];
}

/**
 * What was ticked about danger: answer 9 of a PHQ-9, the rule, and the person's own words in which the app heard it; newest
 * first.
 */
export function safetyOf(snapshot: ReportSnapshot, letters = BOX_LETTERS): BoxSentence[] {
  const { riskRule, scores } = snapshot;
  const whole = (text: string): BoxSentence => ({ text, rest: [] });
  const rule = riskRule
    ? [
        `The app’s own rule, which is no screening result: ${LEVELS[riskRule.level] ?? riskRule.level}. ${riskRule.sentence === null ? 'No rule fired at the end of the period.' : `It told the person: “${riskRule.sentence}”`}`,
      ]
    : [];
  const own = wordsOfDanger(snapshot);
  const more = own.slice(DANGERS_TOLD).map(({ of }) => of);
  return [
    ...[...lifeAnswers(scores ?? []), ...rule].map(whole),
    ...own.slice(0, DANGERS_TOLD).map(({ date, text, of }) => ({
      text: `${'week' in of ? 'Reflection, week of' : 'Note of'} ${shortDate(date)}: “${aroundDanger(text, of.heard, letters)}”`,
      rest: isShort(text, letters) ? [] : [of],
    })),
    ...(more.length > 0 ? [{ text: `${countOf(more.length, 'more text')} of that kind.`, rest: more }] : []),
  ];
}

/** Answer 9 of each PHQ-9 whose answers are known, newest first; nothing where all are 0. Numbers, never the wording. */
function lifeAnswers(scores: NonNullable<ReportSnapshot['scores']>): string[] {
  const known = scores
    .filter(({ instrument, answers }) => instrument === 'phq-9' && answers !== null)
    .map((score) => ({ date: score.date, answer: lifeAnswerOf(score) }))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  const above = known.find(({ answer }) => answer > 0);
  if (!above) return [];
  const newest = known.slice(0, LIFE_ANSWERS_TOLD);
  const told = newest.includes(above) ? newest : [...newest, above];
  const each = told.map(({ date, answer }) => `${answer} on ${shortDateWithYear(date)}`);
  return [`PHQ-9, answer 9 (thoughts of death or self-harm), from 0 to 3: ${listOf(each)}.`];
}

interface OwnText {
  date: string;
  text: string;
  of: ChosenNote | ChosenReflection;
}

function wordsOfDanger({ notes, reflections }: Pick<ReportSnapshot, 'notes' | 'reflections'>): OwnText[] {
  return [
    ...notes.map((note) => ({ date: note.date, of: note })),
    ...reflections.map((reflection) => ({ date: reflection.week, of: reflection })),
  ]
    .filter(({ of }) => of.danger)
    .map(({ date, of }) => ({ date, text: ownText(of), of }))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
}

/** The message, whole or its beginning; null without one. */
export const wantsOf = (
  { message }: Pick<ReportSnapshot, 'message'>,
  letters = BOX_LETTERS,
): BoxSentence | null =>
  message
    ? { text: beginningOf(message, letters), rest: isShort(message, letters) ? [] : ['message'] }
    : null;

export interface InBox {
  told: ReadonlySet<OwnWords>;
  begun: ReadonlySet<OwnWords>;
}

/** What the box on the first sheet says whole, so that the second does not have to, and what it does not. */
export function inBox(
  snapshot: Pick<ReportSnapshot, 'message' | 'notes' | 'reflections'>,
  letters = BOX_LETTERS,
): InBox {
  const { message } = snapshot;
  const dangers = wordsOfDanger(snapshot);
  // The answers of a reflection stand in the box without their titles, so it is printed as well.
  const isTold = ({ text, of }: OwnText, place: number) =>
    place < DANGERS_TOLD && 'date' in of && isShort(text, letters);
  return {
    told: new Set<OwnWords>([
      ...(message !== null && isShort(message, letters) ? (['message'] as const) : []),
      ...dangers.filter(isTold).map(({ of }) => of),
    ]),
    begun: new Set(dangers.filter((one, place) => !isTold(one, place)).map(({ of }) => of)),
  };
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const isShort = (text: string, letters: number) => onOneLine(text).length <= letters;

/** The text, or a part of it from where danger was heard: its beginning may be about something else. */
function aroundDanger(text: string, heard: string | undefined, letters: number): string {
  const line = onOneLine(text);
  const at = heard === undefined ? -1 : line.indexOf(onOneLine(heard));
  const isInBeginning = at + (heard?.length ?? 0) <= letters;
  return at <= 0 || isInBeginning ? beginningOf(line, letters) : `… ${beginningOf(line.slice(at), letters)}`;
}

function beginningOf(text: string, letters: number): string {
  const line = onOneLine(text);
  if (isShort(line, letters)) return line;
  const cut = line.slice(0, letters);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), letters / 2))} …`;
}
