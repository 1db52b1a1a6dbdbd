import fc from 'fast-check';
import { expect, test } from 'vitest';
import { incompleteBeta } from './incomplete-beta';
import { upperGamma } from './incomplete-gamma';
import { logGamma } from './log-gamma';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test.each([
  [0.5, 0.5723649429247],
  [1, 0],
  [3, 0.6931471805599453],
  [7.25, 7.0521854507385395],
  [10, 12.801827480081469],
  [181.5, 760.8466709901508],
])('logGamma(%d) is %d', (x, expected) => expect(logGamma(x)).toBeCloseTo(expected, 11));

test.each([
  [0.5, 0.3, 0.4385780260809997],
  [3, 0.2, 0.9988515187551379],
  [3, 3.9, 0.253125102629784],
  [3, 4.1, 0.22381398130078578],
  [3, 40, 3.572865928700233e-15],
  [30, 25, 0.8178960840225449],
])('Q(%d, %d) is %d', (a, x, expected) => expect(upperGamma(a, x) / expected).toBeCloseTo(1, 11));

test.each([
  [0.2, 2, 3, 0.1808],
  [0.5, 0.5, 0.5, 0.5],
  [0.9, 181, 0.5, 6.761348326970824e-10],
  [0.99, 181, 0.5, 0.05663767898126262],
  [0.001, 0.7, 0.5, 0.004529453112987179],
])('I_%d(%d, %d) is %d', (x, a, b, expected) =>
  expect(incompleteBeta(x, a, b) / expected).toBeCloseTo(1, 11),
);

test('gamma(x + 1) is x gamma(x)', () => {
  fc.assert(
    fc.property(between(0.05, 200), (x) => {
      expect(logGamma(x + 1) - logGamma(x)).toBeCloseTo(Math.log(x), 10);
    }),
  );
});

test('Q steps up by a term of the series when a rises by 1, on both sides of the switch', () => {
  fc.assert(
    fc.property(between(0.2, 20), between(0.01, 60), (a, x) => {
      const term = Math.exp(a * Math.log(x) - x - logGamma(a + 1));
      expect(upperGamma(a + 1, x) - upperGamma(a, x)).toBeCloseTo(term, 11);
    }),
  );
});

test('the incomplete beta is its own mirror image and rises with x', () => {
  fc.assert(
    fc.property(between(0.001, 0.999), between(0.2, 180), between(0.2, 5), (x, a, b) => {
      expect(incompleteBeta(x, a, b) + incompleteBeta(1 - x, b, a)).toBeCloseTo(1, 10);
      expect(incompleteBeta(x, a, b)).toBeGreaterThanOrEqual(incompleteBeta(x * 0.9, a, b) - 1e-12);
    }),
  );
});

test('refuse what they cannot answer', () => {
  expect(() => logGamma(0)).toThrow(RangeError);
  expect(() => upperGamma(0, 1)).toThrow(RangeError);
  expect(() => upperGamma(1, NaN)).toThrow(RangeError);
  expect(() => incompleteBeta(1.1, 1, 1)).toThrow(RangeError);
});
