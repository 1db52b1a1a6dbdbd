import { expect, it } from 'vitest';
import { Problem } from '../problem';
import { holdText } from './held-text.server';

async function* piecesOf(line: string, times: number) {
  for (let i = 0; i < times; i += 1) yield line;
}

const readAll = async (pieces: AsyncGenerator<string>) => {
  let text = '';
  for await (const piece of pieces) {
    // Half an emoji would be lost when a piece becomes bytes again.
    expect(piece.isWellFormed()).toBe(true);
    text += piece;
  }
  return text;
};

it('gives a text again, whole, as often as it is asked for', async () => {
  const line = 'Ein langer Tag – 今日は長い 🌊\n';
  const text = line.repeat(20_000);
  const again = await holdText(piecesOf(line, 20_000));
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

it('lets everybody else have their turn between two pieces', async () => {
  const again = await holdText(piecesOf('a,b,c,d,e,f,g,h\n', 20_000));
  let since = 0;
  let most = 0;
  let isDone = false;
  const others = () => {
    since = 0;
    if (!isDone) setImmediate(others);
  };
  setImmediate(others);
  for await (const _ of again()) {
    since += 1;
    most = Math.max(most, since);
  }
  isDone = true;
  expect(most).toBeLessThanOrEqual(2);
});
