import { describe, expect, test } from 'vitest';
import { assessmentsToDeeperInsights, averageThisWeek, phaseOf } from './trends';

describe('how far along somebody is', () => {
  test.each([
    [0, 'none', 3],
    [1, 'first', 2],
    [2, 'building', 1],
    [3, 'building', 0],
    [5, 'building', 0],
    [6, 'comprehensive', 0],
    [1_000, 'comprehensive', 0],
  ])('%i check-ins: %s, %i more to deeper insights', (total, phase, missing) => {
    expect(phaseOf(total)).toBe(phase);
    expect(assessmentsToDeeperInsights(total)).toBe(missing);
  });
});

describe('the average of the recent moods this week', () => {
  const mood = (localDate: string, overallMood: number) => ({ localDate, overallMood });

  test('counts from Sunday on and leaves last week out', () => {
    const recent = [mood('2026-11-18', 4), mood('2026-11-15', 3), mood('2026-11-14', 1)];
    expect(averageThisWeek(recent, '2026-11-18')).toEqual({ since: '2026-11-15', count: 2, mean: 3.5 });
  });

  test('counts each check-in of a day', () => {
    const recent = [mood('2026-11-18', 5), mood('2026-11-18', 2), mood('2026-11-18', 2)];
    expect(averageThisWeek(recent, '2026-11-18')).toMatchObject({ count: 3, mean: 3 });
  });

  test('counts the last seven check-ins at most', () => {
    const recent = Array.from({ length: 9 }, (_, i) => mood('2026-11-18', i < 7 ? 4 : 1));
    expect(averageThisWeek(recent, '2026-11-18')).toMatchObject({ count: 7, mean: 4 });
  });

  test.each([[[]], [[mood('2026-11-14', 5)]]])('is none without a check-in this week', (recent) => {
    expect(averageThisWeek(recent, '2026-11-15')).toEqual({ since: '2026-11-15', count: 0, mean: null });
  });
});
