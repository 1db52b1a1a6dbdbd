import { Problem } from '../problem';
import { COLUMNS_MAX, type ImportRoom, tooManyRows } from './limits';

/** Some programs leave a line empty between two. */
const LINES_PER_ROW = 2;
const [QUOTE, COMMA, LF, CR] = ['"', ',', '\n', '\r'].map((sign) => sign.charCodeAt(0));

/**
 * The pieces of a CSV's text as they come, as long as no line has more columns than a diary and there are no more lines,
 * empty ones too: cells are counted before a parser makes something of them, which costs a hundred times more.
 * @throws Problem 'invalid'
 */
export async function* boundLines(
  text: AsyncGenerator<string>,
  room: Pick<ImportRoom, 'rows'>,
): AsyncGenerator<string> {
  let isQuoted = false;
  let columns = 1;
  let ended = 0;
  let before = 0;
  for await (const piece of text) {
    for (let at = 0; at < piece.length; at += 1) {
      const sign = piece.charCodeAt(at);
      if (sign === QUOTE) isQuoted = !isQuoted;
      else if (isQuoted) continue;
      else if (sign === COMMA) columns += 1;
      else if (sign === LF || sign === CR) {
        columns = 1;
        if (sign === CR || before !== CR) ended += 1;
      }
      before = sign;
      if (columns > COLUMNS_MAX) throw new Problem('invalid', TOO_WIDE);
      if (ended > room.rows * LINES_PER_ROW) throw tooManyRows(room);
    }
    yield piece;
  }
}

const TOO_WIDE = `This CSV has a line with more than ${COLUMNS_MAX} columns, so it is not Daylio’s. Nothing was added.`;
