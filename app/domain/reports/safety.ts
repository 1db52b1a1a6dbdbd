import { countOf, listOf } from '../calendar/counts-in-words';
import { shortDate, shortDateWithYear } from '../calendar/dates-in-words';
import { lifeAnswerOf } from '../scores/danger';
import type { ChosenNote, ReportSnapshot } from './snapshot';

/** The longest text of the person's own that is told in the box; longer ones begin there and stand whole below. */
const BOX_LETTERS = 260;
/** The newest. */
const DANGERS_TOLD = 2;
const LIFE_ANSWERS_TOLD = 3;

/** The same on every report, so that what is not there tells nothing. */
export const SAFETY_FOR_ALL =
  'Only what the person chose to show stands here; this sentence stands on every report. Nothing here does not mean no danger: please ask.';

const LEVELS: Readonly<Record<string, string>> = { low: 'low', moderate: 'moderate', high: 'high' };

/**
 * What was ticked about danger: answer 9 of a PHQ-9, the rule, and the person's own words in which the app heard it; newest
 * first.
 */
export function safetyOf(snapshot: ReportSnapshot): string[] {
  const { riskRule, scores } = snapshot;
  const rule = riskRule
    ? [
        `The app’s own rule, which is no screening result: ${LEVELS[riskRule.level] ?? riskRule.level}. ${riskRule.sentence === null ? 'No rule fired at the end of the period.' : `It told the person: “${riskRule.sentence}”`}`,
      ]
    : [];
  const own = wordsOfDanger(snapshot);
  const more = own.length - DANGERS_TOLD;
  return [
    ...lifeAnswers(scores ?? []),
    ...rule,
    ...own
      .slice(0, DANGERS_TOLD)
      .map(({ date, text }) => `Written on ${shortDate(date)}: “${beginningOf(text)}”`),
    ...(more > 0 ? [`${countOf(more, 'more text')} of that kind: “In their own words”.`] : []),
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
  note: ChosenNote | null;
}

function wordsOfDanger({ notes, reflections }: Pick<ReportSnapshot, 'notes' | 'reflections'>): OwnText[] {
  return [
    ...notes.filter(({ danger }) => danger).map((note) => ({ date: note.date, text: note.text, note })),
    ...reflections
      .filter(({ danger }) => danger)
      .map(({ week, highlights, challenges, gratitude, nextWeekGoals }) => ({
        date: week,
        text: [highlights, challenges, gratitude, nextWeekGoals].filter(Boolean).join(' / '),
        note: null,
      })),
  ].sort((a, b) => (a.date < b.date ? 1 : -1));
}

/** The message, whole or its beginning; null without one. */
export const wantsOf = ({ message }: Pick<ReportSnapshot, 'message'>): string | null =>
  message && beginningOf(message);

/** What the box on the first sheet says whole, so that the second does not have to. */
export function toldInBox(snapshot: Pick<ReportSnapshot, 'message' | 'notes' | 'reflections'>): {
  message: boolean;
  notes: ReadonlySet<ChosenNote>;
} {
  const { message } = snapshot;
  const told = wordsOfDanger(snapshot).slice(0, DANGERS_TOLD);
  return {
    message: message !== null && isShort(message),
    notes: new Set(told.flatMap(({ note }) => (note && isShort(note.text) ? [note] : []))),
  };
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const isShort = (text: string) => onOneLine(text).length <= BOX_LETTERS;

function beginningOf(text: string): string {
  const line = onOneLine(text);
  if (isShort(line)) return line;
  const cut = line.slice(0, BOX_LETTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), BOX_LETTERS / 2))} … (all of it under “In their own words”)`;
}
