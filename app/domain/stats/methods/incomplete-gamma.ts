import { continuedFraction } from './continued-fraction';
import { logGamma } from './log-gamma';

const MAX_TERMS = 1000;

/**
 * The regularised upper incomplete gamma function Q(a, x), 0 to 1. Series below x = a + 1 (Abramowitz & Stegun 6.5.29),
 * continued fraction above (Numerical Recipes, 3rd ed., 6.2).
 * @throws RangeError unless a > 0 and x >= 0
 */
export function upperGamma(a: number, x: number): number {
  if (!(a > 0) || !(x >= 0)) throw new RangeError(`upperGamma needs a > 0 and x >= 0, got ${a} and ${x}`);
  if (x === 0) return 1;
  if (x === Infinity) return 0;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) return 1 - front * lowerSeries(a, x);
  return front * continuedFraction(x + 1 - a, (n) => ({ a: -n * (n - a), b: x + 2 * n + 1 - a }));
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n <= MAX_TERMS; n += 1) {
    term *= x / (a + n);
    sum += term;
    if (term < sum * 1e-17) return sum;
  }
  throw new RangeError('the incomplete gamma series did not converge');
}
