import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumber, weekdayIndex, WEEKDAYS } from '../calendar/weekdays';
import { calibratedConfidence, claimConfidence, confidenceWithoutClaim } from './confidence';
import { benjaminiHochberg } from './methods/benjamini-hochberg';
import { kruskalWallis } from './methods/kruskal-wallis';
import { takeMedian } from './methods/median';
import { sdOf } from './methods/moments';
import { averageRanks } from './methods/ranks';
import {
  dayToDayChanges,
  halvesDifference,
  lagOneAutocorrelation,
  leastSquaresResiduals,
} from './methods/series';
import { measureSwings } from './swings';

const ps = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 50 });

describe('Benjamini-Hochberg', () => {
  test('known values', () => {
    const qs = benjaminiHochberg([0.01, 0.04, 0.03, 0.005, 0.5, 0.04]);
    [0.03, 0.048, 0.048, 0.03, 0.5, 0.048].forEach((q, i) => expect(qs[i]).toBeCloseTo(q, 14));
  });

  test('q is at least p, at most 1, and keeps the order of p', () => {
    fc.assert(
      fc.property(ps, (values) => {
        const qs = benjaminiHochberg(values);
        qs.forEach((q, i) => {
          expect(q).toBeGreaterThanOrEqual(values[i]! * (1 - 1e-12));
          expect(q).toBeLessThanOrEqual(1);
          qs.forEach((other, j) => values[i]! < values[j]! && expect(q).toBeLessThanOrEqual(other));
        });
      }),
    );
  });
});

describe('Kruskal-Wallis', () => {
  const groups = [
    [1, 2, 3, 2],
    [4, 5, 4],
    [2, 2, 5, 3, 3],
  ];

  test('known values with ties', () => {
    const found = kruskalWallis(groups);
    expect(found?.H).toBeCloseTo(5.75123456790123, 12);
    expect(found?.p).toBeCloseTo(0.05638132547248286, 12);
    expect(found?.z.slice(0, 2).map(Math.sign)).toEqual([-1, 1]);
  });

  test('the order of the groups changes nothing, and two groups are one z', () => {
    expect(kruskalWallis([...groups].reverse())?.H).toBeCloseTo(kruskalWallis(groups)!.H, 12);
    const two = kruskalWallis(groups.slice(0, 2))!;
    expect(two.z[0]! ** 2).toBeCloseTo(two.H, 12);
    expect(two.z[0]! + two.z[1]!).toBeCloseTo(0, 12);
  });

  test('has nothing to say of one group or of equal values', () => {
    expect(kruskalWallis([])).toBeNull();
    expect(kruskalWallis([[1, 2, 3]])).toBeNull();
    expect(kruskalWallis([[3, 3], [3]])).toBeNull();
  });
});

describe('series', () => {
  const gaps = { days: [0, 1, 3, 4, 5], values: [3, 4, 1, 2, 2] };

  test('changes join consecutive days only', () => expect(dayToDayChanges(gaps)).toEqual([1, 1, 0]));

  test('autocorrelation counts consecutive days only', () => {
    // mean 2.4: (0.6 x 1.6 + -1.4 x -0.4 + -0.4 x -0.4) / (0.36 + 2.56 + 1.96 + 0.16 + 0.16)
    expect(lagOneAutocorrelation(gaps)).toBeCloseTo(1.68 / 5.2, 14);
    expect(lagOneAutocorrelation({ days: [0, 1, 2], values: [3, 3, 3] })).toBe(0);
  });

  test('the first half is the smaller one of an odd number of days', () => {
    expect(halvesDifference([1, 2, 3])).toBe(1.5);
    expect(halvesDifference([4])).toBeNull();
  });

  test('least squares leaves nothing of a line, gaps or not', () => {
    const left = leastSquaresResiduals({ days: [0, 2, 3, 9], values: [1, 2, 2.5, 5.5] });
    left.forEach((residual) => expect(residual).toBeCloseTo(0, 14));
  });

  test('swings need 14 pairs of consecutive days', () => {
    const alternating = (days: number) => Array.from({ length: days }, (_, day) => (day % 2 === 0 ? 2 : 4));
    const every = (step: number, n: number) => alternating(n).map((_, i) => i * step);
    expect(measureSwings({ days: every(1, 14), values: alternating(14) }).claimed).toBe(false);
    expect(measureSwings({ days: every(1, 15), values: alternating(15) })).toEqual({
      mssd: 4,
      pairs: 14,
      claimed: true,
    });
    expect(measureSwings({ days: every(2, 40), values: alternating(40) })).toEqual({
      mssd: null,
      pairs: 0,
      claimed: false,
    });
  });
});

describe('small parts', () => {
  test('ties share their average rank', () => expect(averageRanks([4, 2, 4, 1])).toEqual([3.5, 2, 3.5, 1]));

  test('ranks add up whatever the ties', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 })), (values) => {
        const sum = averageRanks(values).reduce((total, rank) => total + rank, 0);
        expect(sum).toBe((values.length * (values.length + 1)) / 2);
      }),
    );
  });

  test('the median is the middle of the sorted list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1 }), (values) => {
        const sorted = [...values].sort((a, b) => a - b);
        const middle = sorted.length / 2;
        const expected = (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
        expect(takeMedian(Float64Array.from(values))).toBeCloseTo(expected, 12);
      }),
    );
    expect(() => takeMedian(new Float64Array(0))).toThrow(RangeError);
  });

  test('a standard deviation needs two values', () => {
    expect([sdOf([]), sdOf([3])]).toEqual([null, null]);
    expect(sdOf([1, 3])).toBeCloseTo(Math.SQRT2, 14);
  });

  test('dates become days and weekdays, across a leap day and before 1970', () => {
    expect(dayNumber('2024-03-01') - dayNumber('2024-02-28')).toBe(2);
    const weekday = (date: string) => WEEKDAYS[weekdayIndex(dayNumber(date))];
    expect([weekday('2025-01-06'), weekday('1969-12-28'), weekday('2024-02-29')]).toEqual([
      'Monday',
      'Sunday',
      'Thursday',
    ]);
    for (const wrong of ['', '2025-1-6', '2025-13-01', '2025-01-06T00:00:00Z']) {
      expect(() => dayNumber(wrong)).toThrow(RangeError);
    }
  });

  test('confidence grows with the claim, is capped, and stays low without one', () => {
    expect(calibratedConfidence(0)).toBeCloseTo(1 / (1 + Math.exp(1.839)), 14);
    expect([claimConfidence(1.309), claimConfidence(40)]).toEqual([expect.closeTo(0.5, 3), 0.95]);
    expect([0, 14, 28, 365].map(confidenceWithoutClaim)).toEqual([0, 0.25, 0.5, 0.5]);
  });
});
