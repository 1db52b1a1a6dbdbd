import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chiSquareTail, erfc, normalTail, normalTwoSided, tTwoSided, zOfTwoSided } from './tails';

const near = (actual: number, expected: number) =>
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-13 * Math.max(1e-12, Math.abs(expected)) * 10);

test.each([
  [0, 1],
  [0.1, 0.8875370839817152],
  [0.5, 0.4795001221869535],
  [1, 0.15729920705028516],
  [2, 0.004677734981047266],
  [5, 1.5374597944280347e-12],
  [-1, 1.8427007929497148],
])('erfc(%d) is %d', (x, expected) => near(erfc(x), expected));

test.each([
  [0, 0.5],
  [1, 0.15865525393145707],
  [1.959963984540054, 0.025],
  [3, 0.0013498980316300933],
  [8, 6.22096057427174e-16],
  [-2, 0.9772498680518208],
])('the normal tail from %d is %d', (z, expected) => near(normalTail(z), expected));

test.each([
  [1, 0],
  [0.9, 0.12566134685507402],
  [0.5, 0.6744897501960817],
  [0.05, 1.9599639845400545],
  [0.001, 3.2905267314918945],
  [1e-12, 7.130506848171324],
  [1e-100, 21.30594006935153],
])('a two-sided p of %d has z %d', (p, expected) => near(zOfTwoSided(p), expected));

test('a p of 0 has a finite z', () => expect(zOfTwoSided(0)).toBeCloseTo(37.05, 1));

test.each([
  [0, 5, 1],
  [1, 1, 0.5],
  [2.5, 4.37, 0.061530218062844255],
  [2, 30, 0.054625044962983094],
  [12, 11, 1.1632840502619123e-7],
  [0.01, 362, 0.9920267959892218],
  [3, 0.4, 0.4257424003846415],
  [Infinity, 9, 0],
])('t %d with %d degrees of freedom has p %d', (t, df, expected) => near(tTwoSided(t, df), expected));

test.each([
  [0, 3, 1],
  [1, 1, 0.31731050786291115],
  [3.5, 2, 0.1737739434504451],
  [12.59, 6, 0.05002901173891519],
  [100, 6, 2.509303552201055e-19],
  [0.01, 6, 0.9999999792446357],
])('chi-square %d with %d degrees of freedom has p %d', (x, df, expected) =>
  near(chiSquareTail(x, df), expected),
);

test('z and p undo each other', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 30, noNaN: true }), (z) => {
      expect(zOfTwoSided(normalTwoSided(z))).toBeCloseTo(z, 9);
    }),
  );
});

test('t with many degrees of freedom nears the normal, from above', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 5, noNaN: true }),
      fc.double({ min: 2, max: 300, noNaN: true }),
      (t, df) => {
        expect(tTwoSided(t, df)).toBeGreaterThanOrEqual(normalTwoSided(t));
        expect(tTwoSided(t, df)).toBeGreaterThanOrEqual(tTwoSided(t, df * 2));
        expect(tTwoSided(t, 1e7)).toBeCloseTo(normalTwoSided(t), 6);
      },
    ),
  );
});

test('refuse what they cannot answer', () => {
  expect(() => tTwoSided(1, 0)).toThrow(RangeError);
  expect(() => chiSquareTail(-1, 2)).toThrow(RangeError);
  expect(() => zOfTwoSided(1.1)).toThrow(RangeError);
  expect(() => zOfTwoSided(NaN)).toThrow(RangeError);
});
