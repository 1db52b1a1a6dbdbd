import { continuedFraction } from './continued-fraction';
import { logGamma } from './log-gamma';

/**
 * The regularised incomplete beta function I_x(a, b), 0 to 1, by continued fraction: DLMF 8.17.22.
 * @throws RangeError unless a > 0, b > 0 and 0 <= x <= 1
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (!(a > 0) || !(b > 0) || !(x >= 0 && x <= 1)) {
    throw new RangeError(`incompleteBeta needs a, b > 0 and x in 0..1, got ${a}, ${b} and ${x}`);
  }
  if (x === 0 || x === 1) return x;
  // The fraction converges fast left of the mean only; the right side is its mirror image.
  return x < (a + 1) / (a + b + 2) ? leftPart(x, a, b) : 1 - leftPart(1 - x, b, a);
}

function leftPart(x: number, a: number, b: number): number {
  const logFront = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x);
  const fraction = continuedFraction(1, (n) => {
    const m = Math.floor(n / 2);
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    return { a: n % 2 === 0 ? even : odd, b: 1 };
  });
  return (Math.exp(logFront) / a) * fraction;
}
