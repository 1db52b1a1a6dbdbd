import { REFLECTION_FIELDS } from '../reflections/fields';
import type { ReportSnapshot } from './snapshot';

/** What the table of every check-in, the analysis and the person's words share on the second sheet, in table rows. */
const ROOM = 54;
const COLUMNS = 2;
const LETTERS_PER_LINE = 100;
const ROWS_PER_LINE = 1.4;
/** The stretches of a longer period need a place on the second sheet. */
const STRETCHES_ON_FIRST = 7;
const ROWS_PER_STRETCH = 1.6;
const STRETCH_HEAD = 4;
/** A heading, its frame and a line of explanation. */
const ROWS_PER_SECTION = 4;

type Printed = Pick<
  ReportSnapshot,
  'entries' | 'stretches' | 'message' | 'notes' | 'reflections' | 'aiAnalysis' | 'riskRule'
>;

/**
 * True when a printed report has room for the table of every check-in on its second sheet; a longer table stays on the
 * page, so that what is printed is two sheets. An estimate on the safe side, for A4 and Letter.
 */
export function hasRoomForTable(snapshot: Printed): boolean {
  return Math.ceil(snapshot.entries.length / COLUMNS) + rowsBeside(snapshot) <= ROOM;
}

function rowsBeside({ stretches, message, notes, reflections, aiAnalysis, riskRule }: Printed): number {
  const sections = [
    message === null ? [] : [message],
    notes.map(({ text }) => text),
    ...reflections.map((reflection) => REFLECTION_FIELDS.map((field) => reflection[field]).filter(Boolean)),
    riskRule ? [riskRule.sentence ?? ''] : [],
    aiAnalysis ? [aiAnalysis.text] : [],
  ].filter((texts) => texts.length > 0);
  const moved = stretches.length > STRETCHES_ON_FIRST ? stretches.length + STRETCH_HEAD : 0;
  return (
    moved * ROWS_PER_STRETCH +
    sections.length * ROWS_PER_SECTION +
    sections.flat().reduce((sum, text) => sum + linesOf(text), 0) * ROWS_PER_LINE
  );
}

/** A label above it counts as a line. */
const linesOf = (text: string) =>
  1 + text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS_PER_LINE)), 0);
