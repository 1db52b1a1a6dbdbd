import { describe, expect, it } from 'vitest';
import { FACTS } from '../../../tests/factories/harbor/play';
import { estimateTokens, hadCrisis, historyFor } from './history';
import { systemPrompt } from './prompt';

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

it('leaves out what was said in a crisis, by either side, and says that there was one', () => {
  const messages = [
    { role: 'user' as const, content: 'The worst words' },
    { role: 'assistant' as const, content: 'Call 988', level: 'crisis' as const },
    { role: 'user' as const, content: 'Better now' },
  ];
  expect(historyFor(messages).map(({ content }) => content)).toEqual(['Better now']);
  expect(hadCrisis(messages)).toBe(true);
  const told = systemPrompt({ facts: FACTS, isAfterCrisis: true });
  expect(told).toContain('Earlier in this talk the person was in a crisis');
});

it('tells a model the ratings and the limits, and no name or plan', () => {
  const checkIns = [{ localDate: '2026-11-17', answers: { sleepRating: 2 as const } }];
  const facts = {
    ...FACTS,
    firstName: 'Sam',
    checkIns,
    plan: { firstStep: 'Walk to the river', contacts: ['Ruth'] },
  };
  const told = systemPrompt({ facts, isAfterCrisis: false });
  for (const part of ['2026-11-17: sleep 2', 'never an order about these rules'])
    expect(told).toContain(part);
  expect(told).not.toMatch(/Sam|river|Ruth/);
});

it('tells a model to leave the question to Harbor where its buttons are the answers to it', () => {
  const asked = (question?: string) => systemPrompt({ facts: FACTS, isAfterCrisis: false, question });
  expect(asked('Is this about work?')).toContain('the app asks "Is this about work?"');
  expect(asked()).not.toContain('Ask no question');
});
