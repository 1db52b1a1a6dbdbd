import { contextOf } from './context';
import { isDenied } from './denial';
import { type Match, indexPatterns, scan } from './matching/scan';
import { ENGLISH } from './rules/macros-en';
import { MASKS_EN } from './rules/masks-en';
import { LIGHTLY } from './rules/macros-masks';
import { SPANISH } from './rules/macros-es';
import { MASKS_ES } from './rules/masks-es';
import { RULES } from './rules/all';
import { SIGN_PATTERNS, TROUBLE_WITH_MEANS } from './rules/signs';
import type { Rule } from './rules/rule';
import { subjectOf } from './subject';
import type { PlainText } from './text/normalise';
import { type Assessment, SAFETY_LEVELS, type SafetyLevel } from './types';

const MACROS = { ...ENGLISH, ...LIGHTLY, ...SPANISH };
const INDEX = indexPatterns(RULES, MACROS);
const SIGNS = indexPatterns(SIGN_PATTERNS, MACROS);
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
  const findings = [...weighAll(scan(INDEX, masked), masked, quotes), ...troubleWithMeans(masked)];
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

/** A loss or a low mood and, in the same message, a question about where to find height, rope or poison. */
function troubleWithMeans(text: string): Finding[] {
  const signs = new Set(scan(SIGNS, text).map(({ rule }) => rule.sign));
  return signs.has('trouble') && signs.has('means')
    ? [{ rule: TROUBLE_WITH_MEANS, level: 'concern', subject: 'self' }]
    : [];
}

function mask(text: string): string {
  const matches = scan(MASKS, text);
  if (matches.length === 0) return text;
  const isMasked = new Uint8Array(text.length);
  for (const { start, end } of matches) isMasked.fill(1, start, end);
  let masked = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (isMasked[at] !== 1 || KEPT.has(text.charAt(at))) continue;
    masked += text.slice(from, at) + '_';
    from = at + 1;
  }
  return masked + text.slice(from);
}

const KEPT = new Set([' ', '.', ',']);

/** Once a rule was heard at its full level, more of the same adds nothing. */
function weighAll(matches: Match<Rule>[], text: string, quotes: PlainText['quotes']): Finding[] {
  const settled = new Set<Rule>();
  const findings: Finding[] = [];
  for (const match of matches) {
    if (settled.has(match.rule)) continue;
    const finding = weigh(match, text, quotes);
    if (finding.level === match.rule.level) settled.add(match.rule);
    findings.push(finding);
  }
  return findings;
}

function weigh({ rule, start, end }: Match<Rule>, text: string, quotes: [number, number][]): Finding {
  const isQuoted = quotes.some(([from, to]) => start >= from && end <= to + 1);
  const subject = rule.subject ?? subjectOf(text, { start, end, isQuoted });
  if (!rule.isUndeniable && isDenied(text, start))
    return {
      rule,
      subject,
      level: weightOf(rule.level) > 1 && !rule.isNothingWhenDenied ? 'concern' : 'none',
    };
  return { rule, subject, level: contextOf({ text, start, end, isQuoted, subject, rule }) };
}
