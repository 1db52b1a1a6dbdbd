/** Tones that something is said to. */
export type MetTone = 'heavy' | 'good' | 'mixed' | 'light' | 'plain' | 'denies';

/** For each tone lines that are true whatever was told in it, and questions that invite to tell on. */
export type ToneWords = Readonly<
  Record<MetTone, { say: readonly [string, ...string[]]; ask: readonly [string, ...string[]] }>
>;
