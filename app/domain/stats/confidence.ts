/** Confidence in a claim never exceeds this, however large its z. */
export const MOST_CONFIDENT = 0.95;
/** Without a claim confidence never exceeds this. */
export const MOST_CONFIDENT_WITHOUT_CLAIM = 0.5;
const DAYS_TO_FULL_VIEW = 28;

/**
 * How likely a claim of this strength is true, 0 to 1, before the cap: a logistic curve fitted to simulated people.
 * @param z the claim's |z|: the two-sided normal quantile of its p
 */
export function calibratedConfidence(z: number): number {
  return 1 / (1 + Math.exp(1.839 - 1.405 * z));
}

/** The same, capped at .95: what a screen may show. */
export function claimConfidence(z: number): number {
  return Math.min(MOST_CONFIDENT, calibratedConfidence(z));
}

/** Confidence in "nothing to name", 0 to .5: grows evenly with the days seen and is full after four weeks. */
export function confidenceWithoutClaim(days: number): number {
  return MOST_CONFIDENT_WITHOUT_CLAIM * Math.min(1, days / DAYS_TO_FULL_VIEW);
}
