export const DELAY_MS = 700;
export const SKIP_DELAY_MS = 300;

/** The first hint waits. The next one comes at once: people who go straight on to it read hints. */
export function hintDelay(now: number, lastHiddenAt: number): number {
  return now - lastHiddenAt < SKIP_DELAY_MS ? 0 : DELAY_MS;
}
