import { describe, expect, it, test } from 'vitest';
import { datesEndingOn } from '../../calendar/dates';
import { dayWithout } from '../days';
import { dayToRescue } from './day-to-rescue';
import { currentStreak, NO_PROGRESS, progressAfter } from './progress';

const at = (lastCheckinDate: string, streakDays: number) => ({
  ...NO_PROGRESS,
  streakDays,
  totalCheckins: streakDays,
  selfCarePoints: streakDays * 10,
  lastCheckinDate,
});

describe('progressAfter', () => {
  it('starts a streak of one day with ten points', () => {
    expect(progressAfter(NO_PROGRESS, '2026-03-01')).toEqual({
      streakDays: 1,
      selfCarePoints: 10,
      totalCheckins: 1,
      lastCheckinDate: '2026-03-01',
    });
  });

  it('goes on the next day, also over the end of a month and a leap day', () => {
    expect(progressAfter(at('2028-02-28', 4), '2028-02-29')?.streakDays).toBe(5);
    expect(progressAfter(at('2028-02-29', 5), '2028-03-01')?.streakDays).toBe(6);
  });

  it('counts a second check-in of the same day without lengthening the streak', () => {
    expect(progressAfter(at('2026-03-01', 3), '2026-03-01')).toMatchObject({
      streakDays: 3,
      totalCheckins: 4,
    });
  });

  it('begins again after a whole missed day', () => {
    expect(progressAfter(at('2026-03-01', 3), '2026-03-03')?.streakDays).toBe(1);
  });

  it('goes on over a date that was skipped by travel across time zones', () => {
    expect(progressAfter(at('2026-03-01', 3), '2026-03-03', true)?.streakDays).toBe(4);
  });

  it('cannot tell for an earlier day, so the days have to be counted', () => {
    expect(progressAfter(at('2026-03-05', 3), '2026-03-04')).toBeNull();
  });
});

describe('currentStreak', () => {
  it('stands today and yesterday, and ends after a whole missed day', () => {
    expect(currentStreak(at('2026-03-05', 3), '2026-03-05')).toBe(3);
    expect(currentStreak(at('2026-03-05', 3), '2026-03-06')).toBe(3);
    expect(currentStreak(at('2026-03-05', 3), '2026-03-07')).toBe(0);
  });

  it('stands when the person has travelled west and the calendar has gone back a day', () => {
    expect(currentStreak(at('2026-03-05', 3), '2026-03-04')).toBe(3);
  });

  it('is 0 before the first check-in', () => {
    expect(currentStreak(NO_PROGRESS, '2026-03-05')).toBe(0);
  });
});

test.each([
  [[1, 1, 1, 1, 2, 0, 0], '2026-11-17'],
  [[0, 0, 0, 0, 1, 0, 3], '2026-11-17'],
  [[1, 1, 1, 1, 1, 1, 0], null],
  [[1, 1, 1, 1, 0, 0, 0], null],
  [[0, 0, 0, 0, 0, 0, 1], null],
  [[0, 0], null],
  [[], null],
] as [number[], string | null][])('with %j check-ins a day the day to add is %s', (counts, day) => {
  const days = datesEndingOn('2026-11-18', counts.length).map((date, i) => {
    const count = counts[i] ?? 0;
    return { ...dayWithout(date), count, mean: count > 0 ? 3 : null };
  });
  expect(dayToRescue(days)).toBe(day);
});
