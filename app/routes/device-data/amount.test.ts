import { expect, test } from 'vitest';
import { amountOf } from './amount';

const NOTHING = { checkIns: 0, conversations: 0, reflections: 0, scores: 0, hasDraft: false, hasPlan: false };

test.each([
  [{ checkIns: 2 }, 'the 2 check-ins'],
  [{ checkIns: 1, hasDraft: true }, 'the 1 check-in'],
  [{ conversations: 1 }, 'the 1 conversation'],
  [{ scores: 1 }, 'the 1 score'],
  [{ hasPlan: true }, 'the safety plan'],
  [{ hasDraft: true }, 'the check-in begun'],
  [{ conversations: 1, hasDraft: true }, 'the 1 conversation and the check-in begun'],
  [
    { checkIns: 3, conversations: 2, reflections: 1 },
    'the 3 check-ins, the 2 conversations, and the 1 reflection',
  ],
])('%j is %s', (held, words) => {
  expect(amountOf({ ...NOTHING, ...held })).toBe(words);
});
