import { narrow } from './narrow';

// Letters of other scripts that look like Latin ones: used to slip a word past a filter.
const LOOK_ALIKES: Record<string, string> = {
  а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ѕ: 's', ԁ: 'd', ӏ: 'l', к: 'k', м: 'm', т: 't', ı: 'i',
  α: 'a', ε: 'e', ι: 'i', κ: 'k', ο: 'o', ν: 'v', τ: 't', υ: 'u',
}; // prettier-ignore
const LOOK_ALIKE = new RegExp(`[${Object.keys(LOOK_ALIKES).join('')}]`, 'g');

const INVISIBLE =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g;
// One of them can become eighteen letters.
const ARABIC_LIGATURES = /[\ufb50-\ufdff]/g;
const MARKS = /\p{M}+/gu;

const PICTURES: [RegExp, string][] = [
  [/[😂🤣💀☠😆😹😅🙃😜😝]/gu, ' lol '],
  [/🔪/gu, ' knife '],
  [/🔫/gu, ' gun '],
  [/💊/gu, ' pills '],
  [/❤|💔|\p{Extended_Pictographic}/gu, ' , '],
];

/**
 * Plain lower-case letters: NFKC, no accents, no invisible characters, straight quotes, look-alike letters as Latin
 * ones, and the pictures that carry meaning as words.
 */
export function plainCharacters(text: string): string {
  let plain = text
    .replace(ARABIC_LIGATURES, ' ')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase();
  plain = plain
    .replace(LOOK_ALIKE, (letter) => LOOK_ALIKES[letter] ?? letter)
    .replace(/[’‘‛`´ʼ′]/g, "'")
    .replace(/[“”„«»″]/g, '"');
  for (const [picture, word] of PICTURES) plain = plain.replace(picture, word);
  return narrow(plain);
}
