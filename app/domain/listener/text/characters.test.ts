import v8 from 'node:v8';
import { expect, it } from 'vitest';
import { typedWords } from '../../harbor/machine/plain/typed-words';
import { plainCharacters } from './characters';
import { normalise } from './normalise';

/** How the engine keeps a text: it writes `"` before characters of one byte, `c` before those of two. */
const bytesEach = (text: string) => (v8.serialize(text).includes('"') ? 1 : 2);

it.each([
  'no sé qué hacer con mi vida, mañana será otro día',
  'I don’t know “why” I’m like this …',
  'ya no puedo más 😂 con todo esto, 💊 y nada',
  'Ｉ　ｗａｎｔ　ｔｏ　ｇｏ　ｈｏｍｅ　ｎｏｗ',
])('gives %j in one byte for each character', (text) => {
  expect(bytesEach(plainCharacters(text))).toBe(1);
  expect(bytesEach(normalise(text).text)).toBe(1);
  expect(bytesEach(typedWords(text))).toBe(1);
});

it('leaves the letters of other scripts as they are', () => {
  expect(plainCharacters('我想回家 sé')).toBe('我想回家 se');
});
