import type { WordingTexts } from 'db/documents/wording';

export type { WordingTexts };

/** What a model is given to word: nothing but texts of ours and what was computed. */
export interface WordingInput {
  /** Which text of the product it is, such as `trends` or `report`. */
  kind: string;
  builtIn: WordingTexts;
  /** Every computed number that may be named beside those in the built-in texts and claims. */
  numbers: readonly number[];
  /** What may be claimed, a sentence each. */
  claims: readonly string[];
}

/** Judges a text that a model wrote; `rule` may be logged, the text may not. */
export type WordingGuard = (text: string) => { ok: true } | { ok: false; rule: string };

export interface WordedTexts {
  texts: WordingTexts;
  /** `built-in`, or the model and the host that worded them. */
  wordedBy: string;
}

export const BUILT_IN = 'built-in';
