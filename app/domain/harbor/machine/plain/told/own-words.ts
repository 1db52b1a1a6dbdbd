import { typedWords } from '../typed-words';

/** So many words in a row are theirs, and not said back. */
const IN_A_ROW = 4;
/** Whether a line of Harbor's would say four running words of theirs back. */
export function isTheirOwnWords(line: string, words: string): boolean {
  const own = typedWords(line).trim().split(' ');
  return own.some((_, at) => {
    const row = own.slice(at, at + IN_A_ROW);
    return row.length === IN_A_ROW && words.includes(` ${row.join(' ')} `);
  });
}
