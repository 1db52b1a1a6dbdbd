import { addDays } from '../calendar/dates';
import { REFLECTION_FIELDS } from '../reflections/fields';
import type { ReportScore } from '../scores/report';
import { inShort } from './in-short';
import type { ChosenNote, ChosenReflection, ReportSnapshot } from './snapshot';

/** What two sheets hold beside the numbers and charts, in rows of the table of every check-in. */
const ROOM = 79;
const COLUMNS = 2;
/** Its heading and the names of its columns, which stand upright. */
const ROWS_OF_TABLE_HEAD = 6;
/** The weekdays stand beside the first stretches of the period. */
const WEEKDAYS = 7;
const ROWS_PER_STRETCH = 1.5;
const LETTERS_PER_LINE = 100;
const ROWS_PER_LINE = 1.3;
/** The message stands in larger letters. */
const MESSAGE_SCALE = 1.2;
/** A heading, its frame and a line of explanation. */
const ROWS_PER_SECTION = 4;
const ROWS_PER_HEADING = 2.2;
/** Signs from here on are about twice as wide: Chinese, Japanese, Korean, emoji. */
const WIDE = 0x1100;

export type PrintedReport = Pick<
  ReportSnapshot,
  | 'entries'
  | 'message'
  | 'notes'
  | 'reflections'
  | 'aiAnalysis'
  | 'riskRule'
  | 'person'
  | 'factors'
  | 'overallChange'
  | 'links'
  | 'weekdays'
  | 'stretches'
  | 'checkInDays'
  | 'period'
  | 'scores'
>;

/** What of a report stands on its two printed sheets. What is left out stands on the page, and a sentence says so. */
export interface PrintPlan {
  message: boolean;
  analysis: boolean;
  notes: ReadonlySet<ChosenNote>;
  reflections: ReadonlySet<ChosenReflection>;
  table: boolean;
}

/**
 * Chooses what is printed, so that a report never takes more than two sheets of A4 or Letter: the numbers always, then the
 * person's words (the message first, then the newest), the analysis, which says what the numbers say, and the table of every
 * check-in, each as far as there is room. An estimate on the safe side.
 */
export function planPrint(report: PrintedReport): PrintPlan {
  const { message, notes, reflections, aiAnalysis, riskRule, entries, scores = [] } = report;
  let left = ROOM - rowsOfHead(report);
  const take = (rows: number): boolean => {
    if (rows > left) return false;
    left -= rows;
    return true;
  };
  if (scores.length > 0) take(rowsOfScores(scores));
  if (riskRule) take(ROWS_PER_SECTION + rowsOf(riskRule.sentence ?? ''));
  const hasWords = message !== null || notes.length > 0 || reflections.length > 0;
  // Its heading, and the sentence about what is left out.
  if (hasWords) take(ROWS_PER_SECTION + 2 * ROWS_PER_LINE);
  return {
    message: message !== null && take(rowsOf(message, MESSAGE_SCALE) + ROWS_PER_LINE),
    ...chooseWords(report, take),
    analysis: aiAnalysis !== null && take(ROWS_PER_SECTION + rowsOf(aiAnalysis.text)),
    table: take(ROWS_OF_TABLE_HEAD + Math.ceil(entries.length / COLUMNS)),
  };
}

/** The newest first, each one whole or not at all. */
function chooseWords({ notes, reflections }: PrintedReport, take: (rows: number) => boolean) {
  const chosen = { notes: new Set<ChosenNote>(), reflections: new Set<ChosenReflection>() };
  const items = [
    ...notes.map((note) => ({
      on: note.date,
      rows: rowsOf(`${note.date} ${note.text}`) + ROWS_PER_LINE / 2,
      choose: () => chosen.notes.add(note),
    })),
    ...reflections.map((reflection) => ({
      on: addDays(reflection.week, 6),
      rows: rowsOfReflection(reflection),
      choose: () => chosen.reflections.add(reflection),
    })),
  ].sort((a, b) => (a.on < b.on ? 1 : -1));
  let headings = 0;
  for (const { rows, choose } of items) {
    const heading = headings === 0 ? ROWS_PER_HEADING : 0;
    if (!take(rows + heading)) continue;
    headings += 1;
    choose();
  }
  return chosen;
}

const rowsOfReflection = (reflection: ChosenReflection) =>
  ROWS_PER_HEADING +
  REFLECTION_FIELDS.filter((field) => reflection[field]).reduce(
    // The title of the field stands before its words.
    (sum, field) => sum + rowsOf(`${'x'.repeat(26)} ${reflection[field]}`) + ROWS_PER_LINE / 2,
    0,
  );

/** A questionnaire is a paragraph with all its totals; below them stand the sources. */
function rowsOfScores(scores: readonly ReportScore[]): number {
  const titles = new Set(scores.map(({ title }) => title));
  const sources = [...new Set(scores.flatMap((score) => score.sources))].join(' ');
  const first = [...titles].map((title) => scores.find((score) => score.title === title));
  const words = first.map((score) => [score?.change, ...(score?.notes ?? []), ABOUT_A_SCORE].join(' '));
  const others = (scores.length - titles.size) * ROWS_PER_LINE * (30 / LETTERS_PER_LINE);
  return ROWS_PER_SECTION + words.reduce((sum, text) => sum + rowsOf(text), 0) + others + rowsOf(sources);
}
const ABOUT_A_SCORE = 'x'.repeat(140);

/** The sentences at the head, a longer table of stretches, and the lines that a long name takes. */
function rowsOfHead(report: PrintedReport): number {
  const sentences = inShort(report).reduce((sum, sentence) => sum + rowsOf(sentence), 0);
  const stretches = Math.max(0, report.stretches.length - WEEKDAYS) * ROWS_PER_STRETCH;
  return sentences + stretches + 2 * rowsOf(report.person, 3);
}

/** The rows that a text takes, its letters being so much larger than others. */
function rowsOf(text: string, scale = 1): number {
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil((widthOf(line) * scale) / LETTERS_PER_LINE)), 0);
  return lines * ROWS_PER_LINE * scale;
}

const widthOf = (line: string) =>
  [...line].reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) >= WIDE ? 2 : 1), 0);
