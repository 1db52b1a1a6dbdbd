import { entriesLegend, newestOf } from '../shown/entries-legend';
import { alsoSeen } from '../snapshot/in-short';
import type { AiAnalysis, ReportEntry, ReportSnapshot } from '../snapshot/snapshot';
import { beginningIn, LINE } from './letters';
import type { Room } from './room';
import { HEADING, heightOf, heightOfHead, NEXT, ROW, SECTION, TABLE_HEAD } from './sheet';

const CAPTION = 6.17;
const WEEKDAY_ROWS = 7;
/** How sure this is, with what each scale means; and the window of a long period. */
const LINES_OF_HOW_SURE = 9;
const LINES_OF_WINDOW = 2;
/** The two lines at the foot, which take more for a long name. */
const FOOT = 13.6;
const LEFT_OUT = 2.2;
const LETTERS_MORE = 12;

/** What stands on the second sheet in any case: head and foot, and the numbers. */
export const heightOfFixed = (report: ReportSnapshot) =>
  heightOfHead(report) + heightOfFoot(report) + heightOfNumbers(report);

export const heightOfFoot = ({ person }: ReportSnapshot) =>
  FOOT + heightOf(`Shared by ${person}, who can close this link at any time.`) - LINE;

/** The weeks beside the weekdays, the lowest days under the shorter of them, and how sure this is. */
function heightOfNumbers(report: ReportSnapshot): number {
  if (report.checkIns === 0) return 0;
  const window = report.analysedFrom > report.period.start ? LINES_OF_WINDOW : 0;
  const sure = HEADING + NEXT + (LINES_OF_HOW_SURE + window) * LINE;
  const isUnderWeeks = hasFewStretches(report);
  const also = alsoSeen(report).reduce((sum, text) => sum + heightOf(text), 0);
  const lowest = report.lowestDays.length > 0 ? HEADING + report.lowestDays.length * LINE : 0;
  const weeks = report.stretches.length * ROW + (isUnderWeeks ? lowest : 0);
  const weekdays = WEEKDAY_ROWS * ROW + (isUnderWeeks ? 0 : lowest);
  const tables = HEADING + CAPTION + TABLE_HEAD + Math.max(weeks, weekdays);
  return tables + (also > 0 ? HEADING + also : 0) + sure;
}

/** Then the lowest days stand under them, else under the weekdays. */
export const hasFewStretches = ({ stretches }: Pick<ReportSnapshot, 'stretches'>) =>
  stretches.length < WEEKDAY_ROWS;

/** The sentence that names what is not printed; the next plan may name a little more. */
export const heightOfLeftOut = (sentence: string) =>
  LEFT_OUT + heightOf(`${sentence}${'x'.repeat(LETTERS_MORE)}`);

/** The table of every check-in stands in two columns. */
const ENTRY_ROW = 4.5;
const ENTRY_COLUMNS = 2;
const ENTRY_HEAD = 4.4;

/** The newest check-ins, as many as the room holds. */
export function chooseEntries(entries: readonly ReportEntry[], room: Room): readonly ReportEntry[] {
  const all = entries.length;
  const legend = `Every check-in: ${entriesLegend(entries)} ${newestOf(all, all)}`;
  const above = SECTION + heightOf(legend) + NEXT + ENTRY_HEAD;
  const rows = Math.max(0, Math.floor((room.left - above) / ENTRY_ROW));
  const shown = Math.min(all, rows * ENTRY_COLUMNS);
  if (shown === 0) return [];
  room.take(above + Math.ceil(shown / ENTRY_COLUMNS) * ENTRY_ROW);
  return entries.slice(-shown);
}

/** The space and the frame around the analysis, and above the sentence on who made it. */
const ANALYSIS = SECTION + 2.7 + NEXT;
const ANALYSIS_WIDTH = 179;
const ANALYSIS_HEADING = 'AI analysis (machine-written): ';
const MADE_BY = 125;

const inFrame = (text: string) => heightOf(text, { width: ANALYSIS_WIDTH });
const aroundAnalysis = ({ source }: AiAnalysis) => ANALYSIS + inFrame('x'.repeat(MADE_BY + source.length));

/** The analysis whole, if there is room for it. */
export function chooseAnalysis(analysis: AiAnalysis, room: Room): string | null {
  const height = aroundAnalysis(analysis) + inFrame(ANALYSIS_HEADING + analysis.text);
  return room.take(height) ? analysis.text : null;
}

/** As much of it as there is room for. */
export function beginAnalysis(analysis: AiAnalysis, room: Room): string | null {
  const lines = Math.floor((room.left - aroundAnalysis(analysis)) / LINE);
  return beginningIn(lines, analysis.text, { width: ANALYSIS_WIDTH, lead: ANALYSIS_HEADING });
}
