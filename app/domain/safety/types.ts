/** In order of weight. `imminent` means that time or means are at hand. */
export const SAFETY_LEVELS = ['none', 'concern', 'crisis', 'imminent'] as const;
export type SafetyLevel = (typeof SAFETY_LEVELS)[number];

/** Crisis and imminent: help comes first, and no model is asked. */
export const isCrisis = (level: SafetyLevel): boolean => level === 'crisis' || level === 'imminent';

export type SafetyLanguage = 'en' | 'es';

export interface Assessment {
  level: SafetyLevel;
  /** What it is about, such as `suicide` or `self-harm`; null at level `none`. */
  category: string | null;
  /** Who is at risk: the writer, or somebody they write about; null at level `none`. */
  subject: 'self' | 'other' | null;
  language: SafetyLanguage;
  /** Ids of the rules that fired: these may be logged, the text may not. */
  rules: string[];
}

/** What the last reply asked directly: a bare "yes" answers it. */
export type SafetyQuestion = 'safety' | 'plan' | 'means' | 'timing' | null;

/** What a conversation remembers of risk. Plain JSON: it is stored with the conversation. */
export interface SafetyState {
  /** Open risk: it stays over turns and sinks slowly. */
  level: SafetyLevel;
  category: string | null;
  subject: 'self' | 'other' | null;
  language: SafetyLanguage;
  /** Turns of the person since risk was last heard. */
  quietTurns: number;
  /** Crisis turns so far, so that the flow does not begin anew each time. */
  crisisTurns: number;
  asked: SafetyQuestion;
}

export const NO_RISK: SafetyState = {
  level: 'none',
  category: null,
  subject: null,
  language: 'en',
  quietTurns: 0,
  crisisTurns: 0,
  asked: null,
};
