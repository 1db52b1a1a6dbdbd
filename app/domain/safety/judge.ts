import type { PlainText } from '../listener/text/normalise';
import { contextOf, isLongOver, sentenceAround } from './context';
import { isAskedAndDenied, isDenied, isDeniedAfter, isNotThat } from './denial';
import { findWords, indexPatterns, type Match, scan } from './matching/scan';
import { RULES } from './rules/all';
import { ENGLISH } from './rules/macros-en';
import { SPANISH } from './rules/macros-es';
import { LIGHTLY } from './rules/macros-masks';
import { MASKS_EN } from './rules/masks-en';
import { MASKS_ES } from './rules/masks-es';
import type { Rule } from './rules/rule';
import { SIGN_PATTERNS, TROUBLE_WITH_MEANS } from './rules/signs';
import { subjectOf } from './subject';
import { type Assessment, type SafetyLevel, weightOf } from './types';
import { type Finding, outweighs, sharpened } from './urgency';

const MACROS = { ...ENGLISH, ...LIGHTLY, ...SPANISH };
const INDEX = indexPatterns(RULES, MACROS);
const SIGNS = indexPatterns(SIGN_PATTERNS, MACROS);
const MASKS = indexPatterns([{ patterns: [...MASKS_EN, ...MASKS_ES] }], MACROS);

export type Judgement = Omit<Assessment, 'language'>;

export const NOTHING: Judgement = { level: 'none', category: null, subject: null, rules: [] };

/** What one message says by itself. */
export function judge({ text, quotes }: PlainText): Judgement {
  const masked = mask(text);
  const places = findWords(masked);
  const findings = [
    ...weighAll(scan(INDEX, masked, places), masked, quotes),
    ...troubleWithMeans(masked, places),
  ];
  const heard = findings.filter(({ level }) => level !== 'none');
  const worst = heard.reduce<Finding | null>(
    (most, next) => (!most || outweighs(next, most) ? next : most),
    null,
  );
  if (!worst) return NOTHING;
  return {
    level: sharpened(worst, heard),
    category: worst.rule.category,
    subject: worst.subject,
    rules: [...new Set(heard.map(({ rule }) => rule.id))],
  };
}

/** A loss or a low mood and, in the same message, a question about where to find height, rope or poison. */
function troubleWithMeans(text: string, places: Map<string, number[]>): Finding[] {
  const signs = new Set(scan(SIGNS, text, places).map(({ rule }) => rule.sign));
  return signs.has('trouble') && signs.has('means')
    ? [{ rule: TROUBLE_WITH_MEANS, level: 'concern', subject: 'self', sentence: '' }]
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
  const sentence = sentenceAround(text, start, end);
  const level =
    (!rule.isUndeniable && (isDenied(text, start) || isDeniedAfter(text, start, end))) ||
    isNotThat(text, start) ||
    isAskedAndDenied(text, start, end)
      ? deniedLevel(rule, sentence)
      : contextOf({ text, start, end, isQuoted, sentence, subject, rule });
  return { rule, subject, sentence, level };
}

const deniedLevel = (rule: Rule, sentence: string): SafetyLevel =>
  weightOf(rule.level) > 1 && !rule.isNothingWhenDenied && !isLongOver(sentence) ? 'concern' : 'none';
