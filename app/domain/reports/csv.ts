import { stringify } from 'csv-stringify/sync';
import { FACTOR_FIELDS } from '../check-in/answers';
import { FACTOR_NAMES } from './factor-names';
import type { ReportSnapshot } from './snapshot';

const BYTE_ORDER_MARK = true;

/**
 * Every check-in of a report as a table, RFC 4180, with notes if they were put in. A text that a spreadsheet would take
 * for a formula is written so that it does not (OWASP, CSV injection).
 */
export function reportAsCsv({ entries, notes, sections }: ReportSnapshot): string {
  const notesOf = (day: string) =>
    notes
      .filter(({ date }) => date === day)
      .map(({ text }) => text)
      .join('\n');
  const seen = new Set<string>();
  const rows = entries.map(({ date, time, isBackdated, recordedAt, answers }) => {
    const isFirst = !seen.has(date);
    seen.add(date);
    return [
      date,
      time,
      isBackdated ? 'yes' : 'no',
      recordedAt,
      ...FACTOR_FIELDS.map((field) => answers[field] ?? ''),
      ...(sections.notes ? [isFirst ? notesOf(date) : ''] : []),
    ];
  });
  const head = [
    'Date',
    'Time',
    'Entered on a later day',
    'Recorded at',
    ...FACTOR_FIELDS.map((field) => `${FACTOR_NAMES[field]}, 1 to 5`),
    ...(sections.notes ? ['Notes of the day'] : []),
  ];
  return stringify([head, ...rows], {
    bom: BYTE_ORDER_MARK,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
