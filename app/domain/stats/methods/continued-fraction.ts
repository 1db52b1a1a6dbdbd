const MAX_TERMS = 1000;
const CONVERGED = 1e-15;
const TINY = 1e-300;

const awayFromZero = (value: number) => (Math.abs(value) < TINY ? TINY : value);

/**
 * The value of 1 / (b0 + a1 / (b1 + a2 / (b2 + ...))), to machine precision. Modified Lentz: Thompson & Barnett (1986),
 * J. Comput. Phys. 64:490.
 * @param term the n-th pair, n >= 1: a_n and b_n; b0 is given apart
 * @throws RangeError when it has not converged after 1000 terms
 */
export function continuedFraction(b0: number, term: (n: number) => { a: number; b: number }): number {
  let value = awayFromZero(b0);
  let c = value;
  let d = 0;
  for (let n = 1; n <= MAX_TERMS; n += 1) {
    const { a, b } = term(n);
    d = 1 / awayFromZero(b + a * d);
    c = awayFromZero(b + a / c);
    value *= c * d;
    if (Math.abs(c * d - 1) <= CONVERGED) return 1 / value;
  }
  throw new RangeError('the continued fraction did not converge');
}
