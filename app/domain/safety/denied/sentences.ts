const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b|\bcan not\b/g, 'cannot'],
  [/\bwon't\b/g, 'will not'],
  [/\blet's\b/g, 'let us'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'m\b/g, ' am'],
  [/'d\b/g, ' would'],
  [/\b(it|that|he|she|there|what|who|here|where|nobody|everyone)'s\b/g, '$1 is'],
];

const SENTENCE = /[^.?!;\n…]+[.?!;…]*/g;

/**
 * The sentences of a reply in plain characters, one space after each word: short forms written out, each pause within
 * one (comma, colon, dash, bracket) as " , ". A number keeps its point.
 */
export function sentencesOf(plain: string): string[] {
  const written = SHORT_FORMS.reduce((text, [form, full]) => text.replace(form, full), plain)
    .replace(/(\d)[.,](?=\d)/g, '$1_')
    .replace(/[¿¡*#]|(?<!\w)'|'(?!\w)/g, ' ');
  return [...written.matchAll(SENTENCE)]
    .map(([sentence]) =>
      sentence
        .replace(/\?[.?!]*$/, ' ? ')
        .replace(/[.!;…]+$/, '')
        .replace(/[,:()[\]—–]| - /g, ' , ')
        .replace(/"/g, ' " ')
        .replace(/(?:\s*,)+\s*/g, ' , ')
        .replace(/\s+/g, ' ')
        .replace(/^ ?, |,? ?$/g, '')
        .trim(),
    )
    .filter(Boolean)
    .map((sentence) => `${sentence} `);
}
