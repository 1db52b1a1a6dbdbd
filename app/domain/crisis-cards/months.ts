/** The month that a card counts for: YYYY-MM, in UTC. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/**
 * The twelve whole months before this one. The month that runs is left out: a number that moves while somebody writes
 * would tell others on a small server about them.
 */
export function lastTwelveMonths(now: Date): { first: string; last: string } {
  const back = (months: number) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)));
  return { first: back(12), last: back(1) };
}
