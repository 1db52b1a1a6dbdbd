export const SEARCH_MAX = 100;
const WORDS_MAX = 8;

/** The words to look for, composed as notes are (NFC); those past the eighth are left out. */
export function searchWords(search: string | undefined): string[] {
  const words = (search ?? '').normalize('NFC').split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, WORDS_MAX);
}
