import { countOf } from '../../calendar/counts-in-words';
import { dateRange } from '../../calendar/ranges-in-words';
import type { ReportSnapshot } from '../snapshot/snapshot';
import { LINE, linesOf, type Setting } from './letters';

/*
 * The parts of a printed sheet in millimetres, as app/styles/report/print.css sets them: measured on prints. A sheet is
 * planned as narrow as A4; Letter is wider.
 */
const WIDTH = 183.8;
/** Between the margins: what Letter has, and what A4 has. */
export const SHORT = 256.8;
export const TALL = 274.4;
/** The space before a section, its heading, and the space before what follows in it. */
export const SECTION = 2.65;
const TITLE = 4.87;
export const NEXT = 0.71;
export const HEADING = SECTION + TITLE + NEXT;
export const TABLE_HEAD = 5.46;
export const ROW = 5.59;
/** Between the two sides of the head. */
const SHEET_NUMBER = 25;
const HEAD_LINE = 0.97;

export const inColumn = (setting: Partial<Setting> = {}): Setting => ({ width: WIDTH, ...setting });

/** The height of a text in regular letters, as wide as the sheet unless something else is said. */
export const heightOf = (text: string, setting: Partial<Setting> = {}) =>
  linesOf(text, inColumn(setting)) * LINE;

/** The head of each sheet. */
export function heightOfHead({ person, period }: ReportSnapshot): number {
  const says = `${person} · ${dateRange(period.start, period.end)} (${countOf(period.days, 'day')}) · self-reported, not a clinical measurement`;
  return heightOf(says, { width: WIDTH - SHEET_NUMBER }) + HEAD_LINE;
}
