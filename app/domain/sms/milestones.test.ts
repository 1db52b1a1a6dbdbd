import { expect, test } from 'vitest';
import { milestoneInWords, milestonesOf, milestonesReached } from './milestones';

const at = (totalCheckins: number, streakDays: number, lastCheckinDate = '2026-11-18') => ({
  totalCheckins,
  streakDays,
  lastCheckinDate,
});

test('what a check-in has reached is named in a few words', () => {
  const names = milestonesReached(at(9, 6, '2026-11-17'), at(10, 7));
  expect(names.map(milestoneInWords)).toEqual(['10 check-ins', '7 days in a row']);
  expect(names.map((name) => milestoneInWords(`achievement:some-id:${name}`))).toEqual([
    '10 check-ins',
    '7 days in a row',
  ]);
  expect(milestoneInWords('check-ins-1')).toBe('your first check-in');
  expect(milestoneInWords('reminder:some-id:2026-11-18')).toBe('');
});

test('what is reached, and what comes next', () => {
  expect(milestonesOf(at(12, 3))).toEqual({
    checkIns: { reached: [1, 10], next: 50 },
    streak: { reached: [3], next: 7 },
  });
  expect(milestonesOf(at(400, 0))).toMatchObject({
    checkIns: { next: null },
    streak: { reached: [], next: 3 },
  });
});
