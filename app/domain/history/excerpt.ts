export interface ExcerptPart {
  text: string;
  isFound: boolean;
}

const LENGTH = 160;
const BEFORE = 40;

/** The start of a note, or the text around the first word found, cut into found parts and the rest. */
export function excerptOf(note: string, words: readonly string[]): ExcerptPart[] {
  const text = note.replace(/\s+/g, ' ').trim();
  if (text === '') return [];
  const found = words.length ? text.search(patternOf(words)) : -1;
  const start = found > BEFORE ? spaceBefore(text, found - BEFORE) : 0;
  const end = text.length > start + LENGTH ? spaceBefore(text, start + LENGTH) : text.length;
  const shown = text.slice(start, end).trim();
  const parts = words.length ? split(shown, words) : [{ text: shown, isFound: false }];
  if (start > 0) parts.unshift({ text: '… ', isFound: false });
  if (end < text.length) parts.push({ text: ' …', isFound: false });
  return parts;
}

/** Where the last whole word ends; in a text without spaces, any place that cuts no character in two. */
function spaceBefore(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  if (space > at - BEFORE) return space;
  return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;
}

const patternOf = (words: readonly string[]) =>
  new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'iu');

/** `split` with a group gives the text between and the text found by turns. */
const split = (text: string, words: readonly string[]): ExcerptPart[] =>
  text
    .split(patternOf(words))
    .map((part, i) => ({ text: part, isFound: i % 2 === 1 }))
    .filter((part) => part.text !== '');
