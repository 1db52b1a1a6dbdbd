const CLOSING = `["'”’»)\\]]*`;
/** A point after one of these ends no sentence, or not surely. */
const SHORTENED = '(?:Drs?|Dra|Mrs?|Ms|St|Sra?|Srta|Uds?|Prof|vs|e\\.g|i\\.e|p\\.ej|[ap]\\.m)';
const MARK = `(?<!(?<![\\p{L}.])${SHORTENED})[.?!…]+`;

const FOLLOWED = new RegExp(`${MARK}${CLOSING}(?=\\s)`, 'gu');
/** Nothing has come after it yet: a point may still be that of a number, an address or a name, but after a plain word. */
const LAST = new RegExp(`(?:[?!…]|(?<![\\p{L}\\p{N}.])[\\p{Ll}'’]{2,}${MARK})${CLOSING}$`, 'u');

/** Where the last whole sentence ends in a text that is still being written; 0 while there is none. */
export function endOfSentences(text: string): number {
  if (LAST.test(text)) return text.length;
  const last = [...text.matchAll(FOLLOWED)].at(-1);
  return last ? last.index + last[0].length : 0;
}
