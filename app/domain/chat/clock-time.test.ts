import { expect, test } from 'vitest';
import { clockTime } from './clock-time';

test.each([
  ['2026-11-18T00:05:00Z', 'UTC', '12:05 am'],
  ['2026-11-18T11:59:59Z', 'UTC', '11:59 am'],
  ['2026-11-18T12:00:00Z', 'UTC', '12:00 pm'],
  ['2026-11-18T23:30:00Z', 'UTC', '11:30 pm'],
  ['2026-11-18T23:30:00Z', 'Europe/Paris', '12:30 am'],
  ['2026-11-18T12:00:00Z', 'Asia/Kolkata', '5:30 pm'],
])('%s in %s is %s', (instant, zone, time) => {
  expect(clockTime(instant, zone)).toBe(time);
});
