import { expect, it } from 'vitest';
import { greetingAt } from './greeting';

it('greets by the time of day, and neutrally at night or without a zone', () => {
  const spoken = (hour: number | null) => greetingAt(hour).replace('\u00a0', ' ');
  expect([5, 11].map(spoken)).toEqual(['Good morning', 'Good morning']);
  expect([12, 17].map(spoken)).toEqual(['Good afternoon', 'Good afternoon']);
  expect([18, 23].map(spoken)).toEqual(['Good evening', 'Good evening']);
  expect([0, 4, null].map(spoken)).toEqual(['Hello', 'Hello', 'Hello']);
});
