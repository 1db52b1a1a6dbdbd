import type { MetTone } from '../content/tone-words';

/** A lead's id is this and the tone. */
export const TONE_LEAD = 'tone.';

/** Good, light, or said not to be that bad: what is made of something hard does not fit. */
export const isBright = (tone: MetTone | null): boolean =>
  tone === 'good' || tone === 'light' || tone === 'denies';
