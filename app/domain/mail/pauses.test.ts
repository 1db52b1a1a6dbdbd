import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/durations';
import { pauseAfter } from './pauses';

/** The minutes after which a mail is tried that never leaves, within its life. */
function triesWithin(life: number): number[] {
  const createdAt = new Date(0);
  const expiresAt = new Date(life);
  const at: number[] = [];
  for (let now = 0, attempts = 1; now < life; attempts += 1) {
    at.push(now / MINUTE_MS);
    now += pauseAfter({ attempts, createdAt, expiresAt });
  }
  return at;
}

it('grows from half a minute to a quarter of the life of a link, and to an hour', () => {
  expect(triesWithin(HOUR_MS)).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 30.5, 45.5]);
  const day = triesWithin(DAY_MS);
  expect(day.slice(0, 8)).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 31.5, 63.5]);
  expect(day.slice(8, 10)).toEqual([123.5, 183.5]);
});

it('is still a number after a thousand tries', () => {
  const life = { createdAt: new Date(0), expiresAt: new Date(3 * DAY_MS) };
  expect(pauseAfter({ attempts: 1000, ...life })).toBe(HOUR_MS);
});
