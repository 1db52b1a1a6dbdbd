import { dictionary } from '@zxcvbn-ts/language-common';

/** From published leaks, in lower case. One list's first 10,000 are not another's: the whole of it holds them all. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

// The package leaves out what its strength meter finds by other means: runs, and parts that are repeated.
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const PART_MAX = 4;

const reversed = (text: string) => [...text].reverse().join('');
const isRun = (text: string) => ROWS.some((row) => row.includes(text) || reversed(row).includes(text));

/** Whether a text repeats its first `partLength` characters over and over, the last time perhaps cut: `121212`, `1231231`. */
function isRepeated(text: string, partLength: number): boolean {
  const characters = [...text];
  return (
    characters.length >= 2 * partLength &&
    characters.every((character, i) => character === characters[i % partLength])
  );
}

/** Whether it is one character, over and over. */
export const isOneCharacter = (password: string): boolean =>
  isRepeated(password.normalize('NFKC').trim() || password, 1);

/** Whether it is among the passwords that are tried first, however its letters are capitalised and with blanks around it. Nothing leaves the server. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase().trim();
  if (COMMON.has(plain) || COMMON.has(reversed(plain)) || isRun(plain)) return true;
  return Array.from({ length: PART_MAX }, (_, i) => i + 1).some((length) => isRepeated(plain, length));
}
