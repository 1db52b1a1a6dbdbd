import { stringify } from 'csv-stringify/sync';
import { FACTOR_FIELDS } from '../../check-in/answers';
import { REPORT_LABELS } from '../snapshot/factor-labels';
import type { ReportEntry, ReportSnapshot } from '../snapshot/snapshot';

const BYTE_ORDER_MARK = true;

/**
 * Every check-in of a report as a table, RFC 4180, each with its note if that was put in (docs/csv.md). A text that a
 * spreadsheet would take for a formula is written so that it does not (OWASP, CSV injection).
 */
export function reportAsCsv(report: ReportSnapshot): string {
  const { entries, sections } = report;
  const takeNotes = notesByRow(report);
  const rows = entries.map((entry) => {
    const { date, time, timeZone, isBackdated, recordedAt, answers } = entry;
    return [
      date,
      time,
      timeZone ?? '',
      isBackdated ? 'yes' : 'no',
      recordedAt,
      ...FACTOR_FIELDS.map((field) => answers[field] ?? ''),
      ...(sections.notes ? [takeNotes(entry)] : []),
    ];
  });
  const head = [
    'Date',
    'Time',
    'Time zone',
    'Entered on a later day',
    'Recorded at',
    ...FACTOR_FIELDS.map((field) => `${REPORT_LABELS[field]}, 1 to 5`),
    ...(sections.notes ? ['Note'] : []),
  ];
  return stringify([head, ...rows], {
    bom: BYTE_ORDER_MARK,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

/** Reports from before a note knew its check-in have it on the first row of its day. */
function notesByRow({ notes }: ReportSnapshot): (entry: ReportEntry) => string {
  const left = new Set(notes);
  return ({ id, date }) => {
    const found = [...left].filter((note) => (note.checkIn ? note.checkIn === id : note.date === date));
    for (const note of found) left.delete(note);
    return found.map(({ text }) => text).join('\n');
  };
}
