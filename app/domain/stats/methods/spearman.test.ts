import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partialSpearman, profileOf } from './spearman';

const pairs = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })), {
  minLength: 14,
  maxLength: 60,
});

function compare(a: readonly number[], b: readonly number[]) {
  const days = a.map((_, day) => day);
  return partialSpearman(profileOf({ days, values: a }), profileOf({ days, values: b }));
}

test('rho of a known pair with ties', () => {
  expect(compare([1, 2, 2, 4, 5, 3], [2, 1, 3, 5, 4, 4])?.rho).toBeCloseTo(0.7941176470588236, 14);
});

test('two series that rise together and share nothing else have no partial', () => {
  const wiggleA = [1, -1, -1, 1, 1, -1, -1, 1, 1, -1, -1, 1, 1, -1, -1, 1];
  const wiggleB = [1, 1, -1, -1, 1, 1, -1, -1, 1, 1, -1, -1, 1, 1, -1, -1];
  const found = compare(
    wiggleA.map((wiggle, day) => day + 1.6 * wiggle),
    wiggleB.map((wiggle, day) => day + 1.6 * wiggle),
  );
  expect(found?.rho).toBeGreaterThan(0.8);
  expect(Math.abs(found?.partial ?? 1)).toBeLessThan(0.3);
});

test('persistence of both costs days, of one costs none', () => {
  const slow = Array.from({ length: 40 }, (_, day) => Math.sin(day / 3));
  const slower = Array.from({ length: 40 }, (_, day) => Math.cos(day / 4));
  const quick = Array.from({ length: 40 }, (_, day) => (day * 7) % 5);
  expect(compare(slow, slower)?.effectiveDays).toBeLessThan(10);
  expect(compare(slow, quick)?.effectiveDays).toBe(40);
});

test('too little independent evidence is p 1, not a number out of range', () => {
  const wave = Array.from({ length: 14 }, (_, day) => Math.sin(day / 2));
  const same = compare(wave, wave);
  expect(same?.p).toBeGreaterThanOrEqual(0);
  expect(same?.p).toBeLessThanOrEqual(1);
});

test('a constant series, or one that only follows time, cannot be compared', () => {
  const days = Array.from({ length: 20 }, (_, day) => day);
  const other = days.map((day) => (day * 7) % 5);
  expect(compare(new Array<number>(20).fill(3), other)).toBeNull();
  expect(compare(days, other)).toBeNull();
});

test('the order of the two does not matter, and flipping one flips the sign', () => {
  fc.assert(
    fc.property(pairs, (values) => {
      const [a, b] = [values.map(([one]) => one), values.map(([, two]) => two)];
      const [there, back, flipped] = [
        compare(a, b),
        compare(b, a),
        compare(
          a,
          b.map((value) => 6 - value),
        ),
      ];
      if (!there) return expect([back, flipped]).toEqual([null, null]);
      expect(back?.partial).toBeCloseTo(there.partial, 12);
      expect(flipped?.rho).toBeCloseTo(-there.rho, 12);
      expect(flipped?.partial).toBeCloseTo(-there.partial, 12);
      expect(flipped?.p).toBeCloseTo(there.p, 12);
    }),
  );
});

test('a rising transform keeps rho and partial', () => {
  fc.assert(
    fc.property(pairs, (values) => {
      const [a, b] = [values.map(([one]) => one), values.map(([, two]) => two)];
      const [plain, bent] = [
        compare(a, b),
        compare(
          a.map((value) => Math.exp(value)),
          b,
        ),
      ];
      expect(bent?.rho).toBe(plain?.rho);
      expect(bent?.partial).toBe(plain?.partial);
    }),
  );
});

test('all numbers stay in their ranges', () => {
  fc.assert(
    fc.property(pairs, (values) => {
      const found = compare(
        values.map(([one]) => one),
        values.map(([, two]) => two),
      );
      if (!found) return;
      expect(Math.abs(found.rho)).toBeLessThanOrEqual(1);
      expect(Math.abs(found.partial)).toBeLessThanOrEqual(1);
      expect(found.effectiveDays).toBeLessThanOrEqual(values.length);
      expect(found.p).toBeGreaterThanOrEqual(0);
      expect(found.p).toBeLessThanOrEqual(1);
    }),
  );
});
