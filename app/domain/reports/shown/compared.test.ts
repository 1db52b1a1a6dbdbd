import { describe, expect, it } from 'vitest';
import { compareReports } from './compared';

const side = (start: string, end: string, overallMean: number | null, sleep: number, energy?: number) => ({
  period: { start, end, days: 28 },
  overallMean,
  checkInDays: 20,
  factors: [
    { field: 'sleepRating' as const, mean: sleep },
    ...(energy === undefined ? [] : [{ field: 'energyRating' as const, mean: energy }]),
  ].map((factor) => ({
    ...factor,
    min: 1,
    max: 5,
    days: 20,
    change: null,
    q: null,
    direction: 'stable' as const,
  })),
});

describe('two reports side by side', () => {
  it('have the means of what both have, to one decimal', () => {
    const compared = compareReports(
      side('2026-10-01', '2026-10-28', 2.64, 1.96, 3),
      side('2026-09-01', '2026-09-28', 3.21, 3.04),
    );
    expect(compared?.rows).toEqual([
      { name: 'Overall', then: '3.2', now: '2.6' },
      { name: 'Sleep', then: '3.0', now: '2.0' },
    ]);
    expect(compared?.sharedDays).toBe(0);
  });

  it('say how many days lie in both', () => {
    const shared = (start: string, end: string) =>
      compareReports(side('2026-10-01', '2026-10-28', 3, 3), side(start, end, 3, 3))?.sharedDays;
    expect(shared('2026-09-15', '2026-10-01')).toBe(1);
    expect(shared('2026-09-15', '2026-10-10')).toBe(10);
    expect(shared('2026-10-05', '2026-10-10')).toBe(6);
    expect(shared('2026-08-01', '2026-09-30')).toBe(0);
  });

  it('are not compared where the one made before tells of the same days, or of later ones', () => {
    const now = side('2026-10-01', '2026-10-28', 3, 3);
    expect(compareReports(now, side('2026-10-01', '2026-10-28', 2, 2))).toBeNull();
    expect(compareReports(now, side('2026-10-08', '2026-10-28', 2, 2))).toBeNull();
    expect(compareReports(now, side('2026-11-01', '2026-11-28', 2, 2))).toBeNull();
    expect(compareReports(now, side('2026-09-01', '2026-10-27', 2, 2))).not.toBeNull();
  });

  it('are not compared without check-ins', () => {
    const one = side('2026-10-01', '2026-10-28', 3, 3);
    expect(compareReports(one, side('2026-09-01', '2026-09-28', null, 3))).toBeNull();
    expect(compareReports(side('2026-09-01', '2026-09-28', null, 3), one)).toBeNull();
  });
});
