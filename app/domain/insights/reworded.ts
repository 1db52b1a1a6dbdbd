import type { WordedTexts, WordingInput } from '../wording/types';
import type { WrittenInsights } from './insights';
import { describeLink } from './pattern-texts';

/** What a model may word, or null: nothing to word yet, or a risk so high that only texts of ours will do. */
export function wordableTexts({ claims, texts }: WrittenInsights): WordingInput | null {
  const { level } = claims.risk;
  if (level === 'high' || level === 'unknown') return null;
  const { insights, recommendations, riskFactors, positiveFactors } = texts;
  return {
    kind: 'insights',
    // Why a step is shown stays in our words, with its number.
    builtIn: { insights, recommendations: recommendations.map(({ step }) => step) },
    numbers: [],
    claims: [...riskFactors, ...positiveFactors, ...claims.findings.links.map(describeLink)],
  };
}

/** The same in a model's words. */
export function reword(written: WrittenInsights, { texts: worded, wordedBy }: WordedTexts): WrittenInsights {
  const recommendations = written.texts.recommendations.map(({ step, why }, i) => ({
    step: worded.recommendations[i] ?? step,
    why,
  }));
  return { ...written, texts: { ...written.texts, insights: worded.insights, recommendations }, wordedBy };
}
