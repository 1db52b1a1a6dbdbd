import { describe, expect, it } from 'vitest';
import { estimateTokens, historyFor } from './history';
import { wholeSentences } from './sentences';

const talk = (turns: number, length: number) =>
  Array.from({ length: turns * 2 }, (_, i) => ({
    role: i % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: `${i} `.padEnd(length, 'x'),
  })).slice(0, -1);

describe('historyFor', () => {
  it('keeps the newest messages that fit, beginning with one of the person', () => {
    const messages = talk(50, 300);
    const kept = historyFor(messages, 1_000);
    expect(kept.at(-1)).toEqual(messages.at(-1));
    expect(kept[0]?.role).toBe('user');
    const tokens = kept.reduce((sum, { content }) => sum + estimateTokens(content), 0);
    expect(tokens).toBeLessThanOrEqual(1_000);
    expect(tokens).toBeGreaterThan(700);
    expect(messages.slice(-kept.length)).toEqual(kept);
  });

  it('keeps a short talk whole, and the newest message however long it is', () => {
    expect(historyFor(talk(3, 20))).toEqual(talk(3, 20));
    expect(historyFor(talk(3, 20_000), 1_000)).toEqual(talk(3, 20_000).slice(-1));
  });

  it('leaves the greeting out: the person has to begin', () => {
    const greeting = { role: 'assistant' as const, content: 'Hello.' };
    expect(historyFor([greeting, ...talk(1, 20)])).toEqual(talk(1, 20));
    expect(historyFor([greeting])).toEqual([]);
  });
});

it.each([
  ['It was a long day.', 6],
  ['', 0],
  ['żółć', 3],
])('estimates the tokens of "%s" on the high side', (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens);
});

it.each([
  ['I hear you. And', 'I hear you. '],
  ['You rated sleep 2.5 on', ''],
  ['"Enough," you said. “Really?” Then', '"Enough," you said. “Really?” '],
  ['1. Breathe', ''],
  ['First\nSecond', 'First\n'],
  ['No end yet', ''],
])('finds the whole sentences of "%s"', (text, whole) => {
  expect(text.slice(0, wholeSentences(text))).toBe(whole);
});
