// Abramowitz & Stegun 6.1.41: coefficients of Stirling's series in 1/x, 1/x^3, ...
const STIRLING = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360, 1 / 156];
const SERIES_FROM = 10;

/**
 * ln of the gamma function, to about 1e-14. Stirling's series, after the recurrence has carried x to 10 or more.
 * @throws RangeError unless x > 0
 */
export function logGamma(x: number): number {
  if (!(x > 0)) throw new RangeError(`logGamma needs x > 0, got ${x}`);
  let large = x;
  let product = 1;
  for (; large < SERIES_FROM; large += 1) product *= large;
  const series = STIRLING.reduceRight((sum, term) => sum / (large * large) + term, 0) / large;
  return (large - 0.5) * Math.log(large) - large + 0.5 * Math.log(2 * Math.PI) + series - Math.log(product);
}
