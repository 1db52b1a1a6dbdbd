/** Tones that something is said to. */
export type MetTone = 'heavy' | 'good' | 'mixed' | 'light' | 'plain' | 'denies';

type Lines = readonly [string, ...string[]];

/** Tones of something that may weigh: after their lines it is asked what would help, and the buttons are the answers. */
export type HardTone = 'heavy' | 'mixed' | 'plain';

/** For each tone lines that are true whatever was told in it; with what is good, light or denied questions that invite to tell on. */
export type ToneWords = Readonly<
  Record<HardTone, { say: Lines }> & Record<Exclude<MetTone, HardTone>, { say: Lines; ask: Lines }>
>;
