export const DELAY_MS = 700;
export const SKIP_DELAY_MS = 300;

/** The first hint waits; going straight on to the next one, people have shown that they read hints. */
export function hintDelay(now: number, lastHiddenAt: number): number {
  return now - lastHiddenAt < SKIP_DELAY_MS ? 0 : DELAY_MS;
}
