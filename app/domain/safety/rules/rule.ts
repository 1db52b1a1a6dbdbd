import type { SafetyLevel } from '../types';

export interface Rule {
  id: string;
  category: string;
  level: Exclude<SafetyLevel, 'none'>;
  patterns: readonly string[];
  /** Set where the pattern itself says who is at risk; otherwise the sentence decides. */
  subject?: 'self' | 'other';
  /** A "not" before it belongs to its meaning: it denies nothing. */
  isUndeniable?: true;
  /** Time or means: makes a crisis of the same text imminent. */
  sharpens?: true;
}
