import { expect, it } from 'vitest';
import { stoppedAt } from './stopped-at';

it('names the first open question of each length that was begun', () => {
  expect(stoppedAt([])).toEqual({ full: null, quick: null });
  expect(
    stoppedAt([
      { mode: 'full', answers: { sleepRating: 3 }, notes: '' },
      { mode: 'quick', answers: {}, notes: '' },
    ]),
  ).toEqual({ full: 2, quick: null });
  expect(stoppedAt([{ mode: 'quick', answers: {}, notes: 'A word' }])).toEqual({ full: null, quick: 1 });
  expect(stoppedAt([{ mode: 'full', answers: { overallMood: 2 }, notes: '' }]).full).toBe(1);
});
