/** A mark that ends a sentence, closing quotes, and the space after it; or a line break. */
const END_OF_SENTENCE = /[.!?…]["'”’)\]]*\s+|\n+/g;

/** How much of a growing text is whole sentences, in characters. */
export function wholeSentences(text: string): number {
  let end = 0;
  for (const match of text.matchAll(END_OF_SENTENCE)) end = match.index + match[0].length;
  // "1. " or "... " is no sentence yet.
  return /\p{L}{2}/u.test(text.slice(0, end)) ? end : 0;
}
