import { evidenceOfLink } from './evidence';
import { titleOf } from './factor-names';
import { CHANGES_TOLD, type WrittenInsights } from './insights';
import { toldChanges } from './pattern-texts';
import type { Recommendation } from './recommendation-texts';
import type { RiskLevel } from './risk';
import { signOf } from './risk-texts';

/** What /trends shows of the insights. */
export interface TrendsInsights {
  riskLevel: RiskLevel;
  /** True when the level comes from what was written, not from ratings. */
  isFromWords: boolean;
  /** A sentence each. */
  insights: string[];
  /** Who worded `insights` and the steps: `built-in`, or a model and its host. */
  wordedBy: string;
  /** What the claims in `insights` rest on. */
  evidence: string[];
  recommendations: Recommendation[];
  /** The rule that fired, without the help lines, which stand beside it. */
  sign: string | null;
  week: string[];
  /** The next thing that cannot be said yet; null when everything can. */
  next: string | null;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const sentencesOf = (text: string) => Array.from(sentences.segment(text), ({ segment }) => segment.trim());

/** Picks from the insights what /trends shows. */
export function presentOnTrends({ claims, texts, wordedBy }: WrittenInsights): TrendsInsights {
  const { findings, risk } = claims;
  const changes = toldChanges(findings).slice(0, CHANGES_TOLD);
  return {
    riskLevel: risk.level,
    isFromWords: risk.rule.name === 'crisis-text',
    insights: sentencesOf(texts.insights),
    wordedBy,
    evidence: risk.onlyLatest
      ? []
      : [
          ...changes.map(
            ({ factor, evidence }) => `${factor === null ? 'All together' : titleOf(factor)}: ${evidence}`,
          ),
          ...findings.links.slice(0, 1).map((link) => `The link: ${evidenceOfLink(link)}`),
        ],
    recommendations: texts.recommendations,
    sign: signOf(risk),
    week: texts.week,
    next: texts.missing[0]?.text ?? null,
  };
}
