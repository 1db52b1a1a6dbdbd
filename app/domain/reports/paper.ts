import { addDays } from '../calendar/dates';
import { REFLECTION_FIELDS } from '../reflections/fields';
import { aboutScore, byQuestionnaire, type ReportScore, sourcesInShort } from '../scores/report';
import { alsoSeen } from './in-short';
import { toldInBox } from './safety';
import type { ChosenNote, ChosenReflection, ReportEntry, ReportSnapshot } from './snapshot';

/*
 * The second sheet in millimetres, in letters of 10 pt. The first sheet always fits, and its chart takes what the rest
 * leaves. Measured on prints of A4 and Letter; an estimate on the safe side, so that no third sheet comes.
 */
/** What Letter, the shorter one, has between its margins. */
const SHEET = 250;
/** Head and foot of the sheet. */
const FRAME = 28.5;
const LINE = 4.65;
const ROW = 5.3;
const HEADING = 10.5;
const TABLE_HEAD = 13;
/** Of the table of every check-in, which stands in two columns. */
const ENTRY_ROW = 4.5;
const ENTRY_COLUMNS = 2;
const LEGEND = 24;
/** Some 118 on the average. */
const LETTERS_PER_LINE = 106;
/** Of sentences that are ours, with narrow figures: some 120. */
const LETTERS_PER_LINE_OF_SCORES = 112;
const HEADING_BESIDE = 8.5;
const WEEKDAY_ROWS = 7;
const GAP = 1.5;
/** How sure this is, with what each scale means; and the window of a long period. */
const HOW_SURE = 51;
const LINES_OF_WINDOW = 2;
/** Signs from here on are about twice as wide: Chinese, Japanese, Korean, emoji. */
const WIDE = 0x1100;

/** What of a report stands on its two printed sheets. What is left out stands on the page, and a sentence says so. */
export interface PrintPlan {
  message: boolean;
  analysis: boolean;
  notes: ReadonlySet<ChosenNote>;
  reflections: ReadonlySet<ChosenReflection>;
  /** The newest, as many as there is room for, oldest first. */
  entries: readonly ReportEntry[];
}

/**
 * Chooses what is printed, so that a report never takes more than two sheets of A4 or Letter: the numbers always, then the
 * person's words (the message first, then the newest), each whole or not at all, as many check-ins as there is room for, and
 * the analysis, which says what the numbers say. Words that the box on the first sheet says whole are not printed again.
 */
export function planPrint(report: ReportSnapshot): PrintPlan {
  const { message, notes, reflections, aiAnalysis, entries } = report;
  let left = SHEET - FRAME - heightOfNumbers(report) - heightOfScores(report.scores ?? []);
  const take = (height: number): boolean => {
    if (height > left) return false;
    left -= height;
    return true;
  };
  const told = toldInBox(report);
  const newNotes = notes.filter((note) => !told.notes.has(note));
  const hasMessage = message !== null && !told.message;
  const withoutWords = left;
  take(HEADING);
  const words = {
    message: hasMessage && take(heightOf(message) + LINE),
    ...chooseWords({ notes: newNotes, reflections }, take),
  };
  if (!words.message && words.notes.size === 0 && words.reflections.size === 0) left = withoutWords;
  const rows = Math.max(0, Math.floor((left - LEGEND) / ENTRY_ROW));
  const shown = Math.min(entries.length, rows * ENTRY_COLUMNS);
  if (shown > 0) take(LEGEND + Math.ceil(shown / ENTRY_COLUMNS) * ENTRY_ROW);
  const analysis = aiAnalysis !== null && take(HEADING + LINE + heightOf(aiAnalysis.text));
  return { ...words, analysis, entries: shown === 0 ? [] : entries.slice(-shown) };
}

type Words = Pick<ReportSnapshot, 'notes' | 'reflections'>;

/** The newest first. */
function chooseWords({ notes, reflections }: Words, take: (height: number) => boolean) {
  const chosen = { notes: new Set<ChosenNote>(), reflections: new Set<ChosenReflection>() };
  const items = [
    ...notes.map((note) => ({
      on: note.date,
      height: heightOf(`Wed 30 September ${note.text}`) + GAP,
      choose: () => chosen.notes.add(note),
    })),
    ...reflections.map((reflection) => ({
      on: addDays(reflection.week, 6),
      height: heightOfReflection(reflection),
      choose: () => chosen.reflections.add(reflection),
    })),
  ].sort((a, b) => (a.on < b.on ? 1 : -1));
  for (const { height, choose } of items) if (take(height)) choose();
  return chosen;
}

const heightOfReflection = (reflection: ChosenReflection) =>
  LINE +
  GAP +
  REFLECTION_FIELDS.filter((field) => reflection[field]).reduce(
    // The title of the field stands before its words.
    (sum, field) => sum + heightOf(`${'x'.repeat(26)} ${reflection[field]}`) + GAP,
    0,
  );

/** The weeks beside the weekdays, the lowest days under the shorter of them, and how sure this is. */
function heightOfNumbers(report: ReportSnapshot): number {
  if (report.checkIns === 0) return 0;
  const isUnderWeeks = hasFewStretches(report);
  const also = alsoSeen(report).reduce((sum, text) => sum + heightOf(text), 0);
  const lowest = report.lowestDays.length > 0 ? HEADING_BESIDE + report.lowestDays.length * LINE : 0;
  const weeks = report.stretches.length * ROW + (isUnderWeeks ? lowest : 0);
  const weekdays = WEEKDAY_ROWS * ROW + (isUnderWeeks ? 0 : lowest);
  const window = report.analysedFrom > report.period.start ? LINES_OF_WINDOW * LINE : 0;
  return (
    HEADING + TABLE_HEAD + Math.max(weeks, weekdays) + (also > 0 ? HEADING + also : 0) + HOW_SURE + window
  );
}

/** Results of questionnaires: for each a paragraph with all its totals; below them stand the sources. */
function heightOfScores(scores: readonly ReportScore[]): number {
  if (scores.length === 0) return 0;
  const paragraphs = byQuestionnaire(scores).map(
    ({ last, before }) => `${last.title}: ${last.total} ${aboutScore(last, before)}`,
  );
  return [...paragraphs, sourcesInShort(scores)].reduce(
    (sum, text) => sum + heightOf(text, LETTERS_PER_LINE_OF_SCORES) + GAP,
    HEADING + LINE,
  );
}

/** Then the lowest days stand under them, else under the weekdays. */
export const hasFewStretches = ({ stretches }: Pick<ReportSnapshot, 'stretches'>) =>
  stretches.length < WEEKDAY_ROWS;

function heightOf(text: string, lettersPerLine = LETTERS_PER_LINE): number {
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / lettersPerLine)), 0);
  return lines * LINE;
}

const widthOf = (line: string) =>
  [...line].reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) >= WIDE ? 2 : 1), 0);
