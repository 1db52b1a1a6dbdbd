import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { figure } from '../calendar/counts-in-words';
import { Problem } from '../problem';
import { boundLines } from './bound-lines';
import { DAYLIO_COLUMNS, type DaylioCells } from './daylio';
import type { ImportRoom } from './limits';

const RECORD_MAX_CHARACTERS = 200_000;

/**
 * The rows of Daylio's CSV one after the other, each by the names of its columns.
 * @throws Problem 'invalid' for columns that are missing or too many, and for quotation marks that do not close
 */
export async function* readDaylio(
  text: AsyncGenerator<string>,
  room: Pick<ImportRoom, 'rows'>,
): AsyncGenerator<DaylioCells> {
  const rows = parse({
    columns: nameColumns,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: RECORD_MAX_CHARACTERS,
  });
  // Its error reaches whoever reads the rows.
  pipeline(Readable.from(boundLines(text, room)), rows, () => undefined);
  try {
    for await (const row of rows as AsyncIterable<DaylioCells>) yield row;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = (error as { lines?: number }).lines;
    const near = line === undefined ? '' : ` near line ${figure(line)}`;
    throw new Problem('invalid', `This CSV cannot be read${near}: a quotation mark is out of place.`);
  }
}

function nameColumns(cells: string[]): string[] {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const missing = DAYLIO_COLUMNS.filter((name) => !names.includes(name));
  if (missing.length === 0) return names;
  const known = missing.length === DAYLIO_COLUMNS.length;
  throw new Problem(
    'invalid',
    known
      ? 'This is neither a Soundings export (JSON) nor Daylio’s CSV: its first line names none of the columns.'
      : `This looks like Daylio’s CSV, but a column is missing: ${missing.join(', ')}.`,
  );
}
