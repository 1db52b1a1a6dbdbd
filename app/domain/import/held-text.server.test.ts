import { expect, it } from 'vitest';
import { Problem } from '../problem';
import { holdText } from './held-text.server';

async function* piecesOf(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

const readAll = async (pieces: AsyncGenerator<string>) => {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
};

it('gives a text again, whole, as often as it is asked for', async () => {
  const text = 'Ein langer Tag – 今日は長い 🌊\n'.repeat(20_000);
  const again = await holdText(piecesOf(text, 1001));
  expect(await readAll(again())).toBe(text);
  // Somebody stops half-way; the next one begins at the start.
  for await (const piece of again()) {
    expect(text.startsWith(piece)).toBe(true);
    break;
  }
  expect(await readAll(again())).toBe(text);
});

it('holds nothing of a text that cannot be read', async () => {
  const problem = new Problem('invalid', 'This file is not written in UTF-8.');
  async function* broken() {
    yield 'so far so good';
    throw problem;
  }
  await expect(holdText(broken())).rejects.toBe(problem);
});
