/**
 * How many lines a text takes on paper, from the widths of the letters of Source Sans 3. The server does not see the print:
 * this is an estimate on the safe side, for words are only broken at spaces.
 */

/** Sizes on the printed page, in millimetres: 10 points, and the height of a line. */
const EM = 3.528;
export const LINE = 4.586;

/** Hundredths of an em, regular. */
const WIDTHS: readonly [number, string][] = [
  [20, ' '],
  [25, "|',.:;ijl·‘’"],
  [26, 'I'],
  [29, '!f¡'],
  [30, '()[]{}-'],
  [34, 't\\/r`•'],
  [42, 's*?z¿"“”'],
  [45, 'xc«»'],
  [47, 'vyJ–'],
  [49, 'FLk'],
  [50, '#$+0123456789<=>^_aeg~†€Y'],
  [51, 'VX'],
  [53, 'ES'],
  [54, 'ATZhou'],
  [55, 'bdnpq'],
  [57, 'CPRK'],
  [58, 'B'],
  [61, '&D'],
  [65, 'GUHNOQ'],
  [72, 'w'],
  [74, 'M©'],
  [79, 'W—æ'],
  [83, '%m'],
  [85, '@'],
  [95, '…'],
];
const WIDTH_OF = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])));
/** Letters of other fonts: Greek, Cyrillic, Arabic; then Chinese, Japanese, Korean; then emoji. */
const OTHER = 68;
const WIDE = 104;
const WIDE_FROM = 0x1100;
const EMOJI = 130;
const EMOJI_FROM = 0x1f000;
const BOLD = 1.07;
/** A last word that just fits by these widths does not always fit in print. */
const SURE = 0.985;

/** Signs that take no room of their own, among them the accents that a letter is taken apart into. */
const NOTHING = /[\p{M}\p{Cf}]/u;

function widthOf(letter: string): number {
  const known = WIDTH_OF.get(letter);
  if (known !== undefined) return known;
  const code = letter.codePointAt(0) ?? 0;
  if (NOTHING.test(letter)) return 0;
  if (code >= EMOJI_FROM) return EMOJI;
  return code >= WIDE_FROM ? WIDE : OTHER;
}

/** Between signs from here on a line may end. */
const isWide = (letter: string) => (letter.codePointAt(0) ?? 0) >= WIDE_FROM && !NOTHING.test(letter);

export interface Setting {
  /** The width of the column, in millimetres. */
  width: number;
  /** Against the regular letters of 10 points. */
  size?: number;
  isBold?: boolean;
}

/** How many lines a text takes, its own line breaks included; at least one. */
export function linesOf(text: string, setting: Setting): number {
  const { width, size = 1, isBold = false } = setting;
  const room = (SURE * width) / ((EM * size * (isBold ? BOLD : 1)) / 100);
  // Line breaks at the end are not shown.
  const lines = text.trimEnd().split('\n');
  return lines.reduce((sum, line) => sum + linesOfOne(line, room), 0);
}

function linesOfOne(line: string, room: number): number {
  let lines = 1;
  let used = 0;
  for (const word of line.normalize('NFD').split(/(?<= )/)) {
    const letters = [...word];
    const width = letters.reduce((sum, letter) => sum + widthOf(letter), 0);
    const fits = used + width - (word.endsWith(' ') ? widthOf(' ') : 0) <= room;
    if (fits) {
      used += width;
    } else if (width <= room && !letters.some(isWide)) {
      lines += 1;
      used = width;
    } else {
      // Longer than a line, or of signs between which a line may end: letter by letter.
      if (used > 0 && !letters.some(isWide)) {
        lines += 1;
        used = 0;
      }
      for (const letter of letters) {
        const own = widthOf(letter);
        if (used + own > room) {
          lines += 1;
          used = 0;
        }
        used += own;
      }
    }
  }
  return lines;
}

const GOES_ON = ' … (goes on)';

/** The words of a text that fit into `lines` lines, marked as a beginning; null if there is no room for a few. */
export function beginningIn(
  lines: number,
  text: string,
  { lead = '', ...setting }: Setting & { lead?: string },
): string | null {
  const words = [...WORDS.segment(text)].map(({ segment }) => segment);
  const upTo = (count: number) => `${words.slice(0, count).join('').trimEnd()}${GOES_ON}`;
  let [low, high] = [0, words.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (linesOf(lead + upTo(middle), setting) <= lines) low = middle;
    else high = middle - 1;
  }
  return low < FEW_WORDS ? null : upTo(low);
}
/** Spaces and signs count as well. */
const FEW_WORDS = 3;
/** Chinese and Japanese have no spaces between theirs. */
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
