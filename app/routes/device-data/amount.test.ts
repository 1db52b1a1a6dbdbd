import { expect, test } from 'vitest';
import { amountOf } from './amount';

test.each([
  [{ checkIns: 2, conversations: 0 }, 'the 2 check-ins'],
  [{ checkIns: 1, conversations: 0 }, 'the 1 check-in'],
  [{ checkIns: 0, conversations: 1 }, 'the 1 conversation'],
  [{ checkIns: 3, conversations: 2 }, 'the 3 check-ins and 2 conversations'],
  [{ checkIns: 0, conversations: 0 }, 'the check-in begun'],
])('%j is %s', (held, words) => {
  expect(amountOf({ ...held, hasDraft: true })).toBe(words);
});
