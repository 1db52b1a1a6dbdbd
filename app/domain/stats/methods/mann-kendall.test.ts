import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactMannKendall } from './exact-mann-kendall';
import { mannKendall } from './mann-kendall';
import { tieSizes } from './ranks';
import { countPairs, theilSenResiduals, theilSenSlope } from './theil-sen';

const ratings = (minLength: number, maxLength = 40) =>
  fc.array(fc.integer({ min: 1, max: 5 }), { minLength, maxLength });
const daily = (values: readonly number[]) => ({ days: values.map((_, day) => day), values });
const scoreOf = (values: readonly number[]) => mannKendall(daily(values)).score;

function permutations(values: readonly number[]): number[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((first, i) =>
    permutations([...values.slice(0, i), ...values.slice(i + 1)]).map((rest) => [first, ...rest]),
  );
}

describe('Mann-Kendall', () => {
  test('of six rising days: S 15, variance 28.33, exact p 2/720', () => {
    const found = mannKendall(daily([1, 2, 3, 4, 5, 6]));
    expect(found).toMatchObject({ score: 15, variance: (6 * 5 * 17) / 18, slope: 1 });
    expect(found.exactP).toBeCloseTo(2 / 720, 15);
    expect(found.p).toBe(found.exactP);
  });

  test('ties shrink the variance', () => {
    // n = 6 with two 3s and two 4s: (6 x 5 x 17 - 2 x 1 x 9 - 2 x 1 x 9) / 18
    expect(mannKendall(daily([3, 4, 2, 5, 3, 4]))).toMatchObject({ score: 3, variance: (510 - 36) / 18 });
  });

  test('uses the exact p up to 8 days, the normal at 9, the inflated from 10 on', () => {
    const days = [2, 3, 2, 4, 3, 4, 5, 4, 5, 5];
    const [at8, at9, at10] = [8, 9, 10].map((n) => mannKendall(daily(days.slice(0, n))));
    expect([at8?.p, at8?.inflatedP]).toEqual([at8?.exactP, null]);
    expect([at9?.p, at9?.exactP, at9?.inflatedP]).toEqual([at9?.normalP, null, null]);
    expect([at10?.p, at10?.exactP]).toEqual([at10?.inflatedP, null]);
  });

  test('a constant series has S 0 and p 1', () => {
    expect(mannKendall(daily(new Array<number>(12).fill(3)))).toMatchObject({ score: 0, variance: 0, p: 1 });
  });

  test('reversing time negates S and keeps every p of independence', () => {
    fc.assert(
      fc.property(ratings(2), (values) => {
        const [on, back] = [mannKendall(daily(values)), mannKendall(daily([...values].reverse()))];
        expect(back.score + on.score).toBe(0);
        expect(back.slope + on.slope).toBeCloseTo(0, 12);
        expect([back.variance, back.normalP, back.exactP]).toEqual([on.variance, on.normalP, on.exactP]);
      }),
    );
  });

  test('a rising transform keeps S, a falling one negates it', () => {
    fc.assert(
      fc.property(ratings(2), (values) => {
        expect(scoreOf(values.map((value) => value ** 3))).toBe(scoreOf(values));
        expect(scoreOf(values.map((value) => 6 - value)) + scoreOf(values)).toBe(0);
      }),
    );
  });

  test('autocorrelation never makes a p smaller', () => {
    fc.assert(
      fc.property(ratings(10), (values) => {
        const { inflatedP, normalP } = mannKendall(daily(values));
        expect(inflatedP).toBeGreaterThanOrEqual(normalP);
      }),
    );
  });

  test('the exact p is the one of listing every order', () => {
    fc.assert(
      fc.property(ratings(1, 6), (values) => {
        const score = values.length > 1 ? scoreOf(values) : 0;
        const all = permutations(values).map((order) => {
          const { rising, falling } = countPairs(order);
          return Math.abs(rising - falling);
        });
        const share = all.filter((other) => other >= Math.abs(score)).length / all.length;
        expect(exactMannKendall(score, tieSizes(values))).toBeCloseTo(share, 12);
      }),
    );
  });
});

describe('the Theil-Sen slope', () => {
  test('is the median over calendar days, not over positions', () => {
    const series = { days: [0, 1, 3, 4, 7, 9], values: [3, 4, 2, 5, 3, 4.5] };
    expect(theilSenSlope(series)).toBeCloseTo(1 / 6, 15);
  });

  test('finds a line exactly and leaves nothing of it', () => {
    const series = { days: [0, 2, 3, 8], values: [1, 2, 2.5, 5] };
    expect(theilSenSlope(series)).toBeCloseTo(0.5, 15);
    expect(new Set(theilSenResiduals(series).map((left) => left.toFixed(12))).size).toBe(1);
  });

  test('is the middle of all sorted slopes', () => {
    fc.assert(
      fc.property(ratings(2, 30), (values) => {
        const slopes = values.flatMap((early, i) =>
          values.slice(i + 1).map((late, gap) => (late - early) / (gap + 1)),
        );
        slopes.sort((a, b) => a - b);
        const middle = slopes.length / 2;
        const expected = (slopes[Math.ceil(middle) - 1]! + slopes[Math.floor(middle)]!) / 2;
        expect(theilSenSlope(daily(values))).toBeCloseTo(expected, 12);
      }),
    );
  });

  test('needs two days', () => expect(() => theilSenSlope(daily([3]))).toThrow(RangeError));
});
