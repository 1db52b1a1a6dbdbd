import { stringify } from 'csv-stringify/sync';
import type { Database } from 'db/client';
import { listIds, readRows } from 'db/repositories/export';
import { type Answers, FACTOR_FIELDS } from '../check-in/answers';

const ROWS_AT_ONCE = 200;

// RFC 4180, with what a spreadsheet would take for a formula made harmless.
const line = (cells: unknown[]) => stringify([cells], { record_delimiter: 'windows', escape_formulas: true });

const SCORE_COLUMNS = [
  'date',
  'instrument',
  'name',
  'total',
  'min',
  'max',
  'higherIs',
  'answers',
  'difficulty',
];

const LISTS = {
  checkIns: {
    columns: [
      'id',
      'date',
      'timeZone',
      'localDate',
      'recordedAt',
      'isBackdated',
      'average',
      ...FACTOR_FIELDS,
      'notes',
    ],
    /** A rating that was not given stays empty. */
    cells: (row: Record<string, unknown>) => {
      const answers = row.responses as Answers;
      const { id, timeZone, localDate, isBackdated, overallMood, notes } = row;
      const ratings = FACTOR_FIELDS.map((field) => answers[field]);
      return [
        id,
        iso(row.date),
        timeZone,
        localDate,
        iso(row.recordedAt),
        String(isBackdated),
        overallMood,
        ...ratings,
        notes,
      ];
    },
  },
  scores: {
    columns: ['id', ...SCORE_COLUMNS, 'recordedAt'],
    /** Answers in one cell, in their order, with a blank between them. */
    cells: (row: Record<string, unknown>) => {
      const answers = row.answers as number[] | null;
      const cellOf = (name: string) => (name === 'answers' ? answers?.join(' ') : row[name]);
      return [row.id, ...SCORE_COLUMNS.map(cellOf), iso(row.recordedAt)];
    },
  },
  reflections: {
    columns: ['id', 'week', 'date', 'highlights', 'challenges', 'gratitude', 'nextWeekGoals', 'summary'],
    cells: (row: Record<string, unknown>) => {
      const { id, week, highlights, challenges, gratitude, nextWeekGoals, aiSummary } = row;
      return [id, week, iso(row.date), highlights, challenges, gratitude, nextWeekGoals, aiSummary];
    },
  },
} as const;

/** Without it a spreadsheet takes UTF-8 for something else. */
const BYTE_ORDER_MARK = '\uFEFF';

const iso = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

/** One of an owner's lists as CSV, oldest first, in pieces. */
export async function* exportCsv(
  db: Database,
  { name, ownerId }: { name: keyof typeof LISTS; ownerId: string },
): AsyncGenerator<string> {
  const { columns, cells } = LISTS[name];
  yield BYTE_ORDER_MARK + line([...columns]);
  const ids = await listIds(db, name, ownerId);
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const rows = await readRows(db, { name, ownerId, ids: ids.slice(start, start + ROWS_AT_ONCE) });
    yield rows.map((row) => line(cells(row))).join('');
  }
}
