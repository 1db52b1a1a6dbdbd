import { describe, expect, it } from 'vitest';
import type { ChatMessage } from './message';
import { historyFor, instructionsFor } from './model-prompt';

const timestamp = '2026-11-18T12:00:00Z';
const you = (content: string): ChatMessage => ({ role: 'user', content, timestamp });
const harbor = (content: string, level: ChatMessage['level'] = 'none'): ChatMessage => ({
  role: 'assistant',
  content,
  timestamp,
  level,
});

describe('what a model is told', () => {
  const facts = {
    firstName: 'Ines',
    today: '2026-11-18',
    checkIns: [{ localDate: '2026-11-17', answers: { sleepRating: 2, stressRating: 4 } as const }],
    plan: { firstStep: 'Go outside', contacts: ['Marta'] },
  };

  it('is the role, the limits and the ratings, never a name or a plan', () => {
    const text = instructionsFor(facts, 'none');
    for (const part of ['AI companion', 'Never diagnose', '988', '2026-11-17: sleep 2, stress 4']) {
      expect(text).toContain(part);
    }
    for (const name of ['Ines', 'Marta', 'Go outside']) expect(text).not.toContain(name);
    expect(instructionsFor({ ...facts, checkIns: [] }, 'none')).toContain('have not checked in');
  });

  it('asks for care at concern', () => {
    expect(instructionsFor(facts, 'concern')).toContain('may be about risk');
    expect(instructionsFor(facts, 'none')).not.toContain('may be about risk');
  });

  it('ends with the person’s message and begins where there is room', () => {
    const long = Array.from({ length: 30 }, (_, i) => [
      you(`${i} ${'x'.repeat(900)}`),
      harbor(`Reply ${i}`),
    ]).flat();
    const history = historyFor([harbor('Hello'), ...long, you('The last')]);
    expect(history.at(-1)).toEqual({ role: 'user', content: 'The last' });
    expect(history.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(10_000);
    expect(history.length).toBeGreaterThan(10);
    expect(historyFor([you('y'.repeat(20_000))])).toHaveLength(1);
  });

  it('leaves out every turn of a crisis, both sides of it', () => {
    const history = historyFor([
      you('A bad day'),
      harbor('Heard'),
      you('The worst words'),
      harbor('Call 988', 'crisis'),
      you('Still bad'),
      harbor('Stay', 'imminent'),
      you('Better now'),
    ]);
    expect(history.map(({ content }) => content)).toEqual(['A bad day', 'Heard', 'Better now']);
  });
});
