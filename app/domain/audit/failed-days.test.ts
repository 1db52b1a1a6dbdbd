import { expect, it } from 'vitest';
import { foldOf } from './activity-kinds';
import { failedDays } from './failed-days';

const hour = (first: string, last: string, count: number) => ({
  count,
  firstAt: new Date(first),
  lastAt: new Date(last),
});

it('adds the hours up by the day of the owner, newest first', () => {
  const hours = [
    hour('2026-11-18T08:05:00Z', '2026-11-18T08:50:00Z', 40),
    hour('2026-11-18T07:10:00Z', '2026-11-18T07:10:00Z', 1),
    hour('2026-11-17T23:30:00Z', '2026-11-17T23:59:00Z', 2),
  ];
  expect(failedDays(hours, 'UTC')).toEqual([
    { date: '2026-11-18', ...hour('2026-11-18T07:10:00Z', '2026-11-18T08:50:00Z', 41) },
    { date: '2026-11-17', ...hours[2] },
  ]);
  expect(failedDays(hours, 'Asia/Tokyo')).toMatchObject([{ date: '2026-11-18', count: 43 }]);
});

it('folds what a stranger can cause, and nothing that only the owner can', () => {
  const at = new Date('2026-11-18T08:50:59Z');
  expect(foldOf('login-failed', at)).toBe('login-failed:2026-11-18T08');
  expect(foldOf('report-opened', at)).toBe('report-opened:2026-11-18');
  expect(foldOf('login', at)).toBeUndefined();
  expect(foldOf('password-changed', at)).toBeUndefined();
});
