import type { Confidences } from '../listener/recognise';

/** In order of weight. `imminent` means that time or means are at hand. */
export const SAFETY_LEVELS = ['none', 'concern', 'crisis', 'imminent'] as const;
export type SafetyLevel = (typeof SAFETY_LEVELS)[number];

/** How grave a level is beside the others: 0 to 3. */
export const weightOf = (level: SafetyLevel): number => SAFETY_LEVELS.indexOf(level);

/** The graver of two levels. */
export const graver = (one: SafetyLevel, other: SafetyLevel): SafetyLevel =>
  weightOf(one) >= weightOf(other) ? one : other;

/** Crisis and imminent: help comes first, and no model is asked. */
export const isCrisis = (level: SafetyLevel): boolean => weightOf(level) >= weightOf('crisis');

/** Words that bring the help card, and one question on the next visit. */
export const crossesTheLine = (level: SafetyLevel): boolean => weightOf(level) >= weightOf('concern');

export type SafetyLanguage = 'en' | 'es';

/** What one text says of risk, by itself. */
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

/** An assessment with what it was made from: for whoever answers the text. */
export interface HeardText extends Assessment {
  /** It says so in plain words. */
  isOutright: boolean;
  /** Confidence of every label, 0 to 1. */
  confidences: Confidences;
  /** How likely it is that the text carries any danger, 0 to 1. */
  danger: number;
  /** The text in plain words: lower case, without accents and disguises. */
  words: string;
}
