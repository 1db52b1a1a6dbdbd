import { contextOf } from './context';
import { isDenied } from './denial';
import { type Match, indexPatterns, scan } from './matching/scan';
import { ENGLISH } from './rules/macros-en';
import { MASKS_EN } from './rules/masks-en';
import { SPANISH } from './rules/macros-es';
import { MASKS_ES } from './rules/masks-es';
import { RULES } from './rules/all';
import type { Rule } from './rules/rule';
import { subjectOf } from './subject';
import type { PlainText } from './text/normalise';
import { type Assessment, SAFETY_LEVELS, type SafetyLevel } from './types';

const MACROS = { ...ENGLISH, ...SPANISH };
const INDEX = indexPatterns(RULES, MACROS);
const MASKS = indexPatterns([{ patterns: [...MASKS_EN, ...MASKS_ES] }], MACROS);

export type Judgement = Omit<Assessment, 'language'>;

export interface Finding {
  rule: Rule;
  level: SafetyLevel;
  subject: 'self' | 'other';
}

export const weightOf = (level: SafetyLevel) => SAFETY_LEVELS.indexOf(level);

/** What one message says by itself. */
export function judge({ text, quotes }: PlainText): Judgement {
  const masked = mask(text);
  const findings = scan(INDEX, masked).map((match) => weigh(match, masked, quotes));
  const heard = findings.filter(({ level }) => level !== 'none');
  const worst = heard.reduce<Finding | null>(
    (most, next) => (!most || weightOf(next.level) > weightOf(most.level) ? next : most),
    null,
  );
  if (!worst) return { level: 'none', category: null, subject: null, rules: [] };
  return {
    level: worst.level,
    category: worst.rule.category,
    subject: worst.subject,
    rules: [...new Set(heard.map(({ rule }) => rule.id))],
  };
}

function mask(text: string): string {
  let masked = text;
  for (const { start, end } of scan(MASKS, text)) {
    masked = masked.slice(0, start) + masked.slice(start, end).replace(/[^ .,]/g, '_') + masked.slice(end);
  }
  return masked;
}

function weigh({ rule, start, end }: Match<Rule>, text: string, quotes: [number, number][]): Finding {
  const subject = rule.subject ?? subjectOf(text, start, end);
  if (!rule.isUndeniable && isDenied(text, start))
    return { rule, subject, level: weightOf(rule.level) > 1 ? 'concern' : 'none' };
  return { rule, subject, level: contextOf({ text, start, end, quotes, subject, rule }) };
}
