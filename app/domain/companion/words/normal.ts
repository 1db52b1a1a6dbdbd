const APOSTROPHES = /[‘’ʼ`´]/g;

/** Small letters, straight quotes, single spaces: what the other rules of this folder read. */
export function normal(text: string): string {
  return text.normalize('NFKC').replace(APOSTROPHES, "'").replace(/\s+/g, ' ').trim().toLowerCase();
}

/** The same, without punctuation and emoji. */
export function bareWords(text: string): string {
  return normal(text)
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export const countWords = (text: string): number =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length;
