import type { Rule } from './rules/rule';
import { type SafetyLevel, weightOf } from './types';

export interface Finding {
  rule: Rule;
  level: SafetyLevel;
  subject: 'self' | 'other';
  /** The sentence it stands in. */
  sentence: string;
}

/** Of two as grave, the one that says what it is about goes before the one that only says with what. */
export const outweighs = (next: Finding, most: Finding): boolean =>
  weightOf(next.level) > weightOf(most.level) ||
  (next.level === most.level && most.rule.sharpens === true && next.rule.sharpens !== true);

const NOW =
  /(?:^| )(?:tonight|rightnow|today|this (?:evening|morning|afternoon|minute)|in (?:a few|ten|five|an|one) (?:minutes|hour)|esta noche|hoy|ahora|ahorita)(?= )/;
const RESOLVE =
  /(?:^| )(?:going|plan|planning|about|ready|will|decided|need|want|have to|tonight is|voy|decidido|listo|lista|hare|hago|mato|quiero)(?= )/;

/** A crisis with the time named, or with means at hand, is imminent. */
export function sharpened(worst: Finding, heard: Finding[]): SafetyLevel {
  if (worst.level !== 'crisis') return worst.level;
  const grave = heard.filter(({ level, subject }) => level === 'crisis' && subject === worst.subject);
  const hasMeans = grave.some(({ rule }) => rule.sharpens) && grave.some(({ rule }) => !rule.sharpens);
  const isNow = grave.some(({ sentence }) => NOW.test(sentence) && RESOLVE.test(sentence));
  return hasMeans || isNow ? 'imminent' : 'crisis';
}
