import type { HardTone, MetTone } from '../../content/tone-words';

/** A lead's id is this and the tone. */
export const TONE_LEAD = 'tone.';

/** That it was said that there is no line for what was told is kept under this. */
const SINCE_PLAIN = 'since.plain';
/** Whether it may be said that there is no line for what was told: once in a talk. */
export const mayBePlain = (said: Readonly<Record<string, number>>): boolean =>
  said[SINCE_PLAIN] === undefined;
/** Keeps that it was said. */
export const countPlain = (said: Record<string, number>, leads: readonly string[]): void => {
  if (leads.includes(`${TONE_LEAD}plain`)) said[SINCE_PLAIN] = 1;
};

/** How often it was asked what would help with what was told is kept under this. */
export const HELP_ASKED = 'told?';
/** It is asked so often in a talk; what the step itself asked before counts as one. */
const HELP_MOST = 2;
/** Whether it may still be asked at a step what would help. */
export const mayAskHelp = (said: Readonly<Record<string, number>>, step: string): boolean =>
  (said[HELP_ASKED] ?? 0) + ((said[`${step}?`] ?? 0) > 0 ? 1 : 0) < HELP_MOST;

export const isHard = (tone: MetTone): tone is HardTone =>
  tone === 'heavy' || tone === 'mixed' || tone === 'plain';

/** Good, light, or said not to be that bad: what is made of something hard does not fit. */
export const isBright = (tone: MetTone | null): boolean =>
  tone === 'good' || tone === 'light' || tone === 'denies';
