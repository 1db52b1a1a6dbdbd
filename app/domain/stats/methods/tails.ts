import { incompleteBeta } from './incomplete-beta';
import { upperGamma } from './incomplete-gamma';

/** The complementary error function, 0 to 2: erfc(x) = Q(1/2, x^2) for x >= 0 (Abramowitz & Stegun 6.5.17). */
export function erfc(x: number): number {
  return x >= 0 ? upperGamma(0.5, x * x) : 2 - upperGamma(0.5, x * x);
}

/** P(Z > z) of the standard normal distribution. */
export function normalTail(z: number): number {
  return 0.5 * erfc(z / Math.SQRT2);
}

/** Two-sided p of a z: P(|Z| >= |z|). */
export function normalTwoSided(z: number): number {
  return erfc(Math.abs(z) / Math.SQRT2);
}

const SMALLEST_P = 1e-300;

/**
 * The |z| whose two-sided p is given: 1.96 for .05, 0 for 1. A p below 1e-300 counts as 1e-300, where |z| is 37.
 * Newton's method on the logarithm of the tail, which is concave, so it cannot step past the root.
 * @throws RangeError unless 0 <= p <= 1
 */
export function zOfTwoSided(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`a p lies in 0..1, got ${p}`);
  if (p === 1) return 0;
  const target = Math.log(Math.max(p, SMALLEST_P) / 2);
  let z = Math.sqrt(-2 * target); // right of the root: the tail is below exp(-z^2 / 2) / 2
  for (let step = 0; step < 50; step += 1) {
    const tail = normalTail(z);
    const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
    const change = ((Math.log(tail) - target) * tail) / density;
    z += change;
    if (Math.abs(change) < 1e-15 * (1 + z)) break;
  }
  return Math.max(0, z);
}

/**
 * Two-sided p of Student's t: P(|T| >= |t|), with any df > 0, whole or not (Abramowitz & Stegun 26.7.1).
 * @throws RangeError unless df > 0
 */
export function tTwoSided(t: number, df: number): number {
  if (!(df > 0)) throw new RangeError(`t needs df > 0, got ${df}`);
  return incompleteBeta(df / (df + t * t), df / 2, 0.5);
}

/**
 * P(X >= x) of the chi-square distribution (Abramowitz & Stegun 26.4.19).
 * @throws RangeError unless df > 0 and x >= 0
 */
export function chiSquareTail(x: number, df: number): number {
  return upperGamma(df / 2, x / 2);
}
