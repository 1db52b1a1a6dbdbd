import { expect, test } from 'vitest';
import { hintDelay } from './hint-delay';

test('a hint waits 700 ms, unless another one was there less than 300 ms ago', () => {
  expect(hintDelay(10_000, -Infinity)).toBe(700);
  expect(hintDelay(10_000, 9_701)).toBe(0);
  expect(hintDelay(10_000, 9_700)).toBe(700);
});
