/**
 * The tone of what somebody writes in the middle of a talk: which kind of answer it calls for, whatever it is about. The last
 * three call for no tone at all: a question, an answer to what was asked, a greeting or thanks.
 */
export const TONES = [
  'heavy',
  'good',
  'mixed',
  'light',
  'plain',
  'denies',
  'asks',
  'answers',
  'manners',
] as const;
export type Tone = (typeof TONES)[number];
