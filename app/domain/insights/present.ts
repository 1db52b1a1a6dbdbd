import type { PatternType } from '../stats/analysis';
import { MOST_CONFIDENT_WITHOUT_CLAIM } from '../stats/confidence';
import { type ChangeSentence, changeSentences } from './change-texts';
import type { Findings } from './findings';
import type { WrittenInsights } from './insights';
import { ANALYSED_FROM } from './missing';
import { describeLink } from './pattern-texts';
import type { Recommendation } from './recommendation-texts';

/** A recommendation as one text: what to do, and why it is shown. */
export const inOneText = ({ step, why }: Recommendation) => `${step} ${why}`;

/** What /api/mood-patterns answers and the screen shows. Below three check-ins there is no analysis, only the way to it. */
export function presentPatterns({ claims, texts, wordedBy }: WrittenInsights) {
  const { findings, risk } = claims;
  const progress = texts.missing;
  if (findings.checkIns < ANALYSED_FROM) {
    return { analysis: null, message: needsMore(findings), progress };
  }
  const { checkIns, days, type, confidence, overall, links, weekdays, swings } = findings;
  const sayings = changeSentences(findings.changes);
  return {
    analysis: {
      assessmentCount: checkIns,
      days,
      overallPattern: {
        type,
        confidence: isClaim(type) ? confidence : Math.min(confidence, MOST_CONFIDENT_WITHOUT_CLAIM),
        concernLevel: risk.level,
        description: texts.description,
        ...(overall ?? { direction: 'stable' as const, average: null, change: null, q: null }),
        days,
        changes: sayings.filter(({ factor }) => factor === null),
      },
      trends: trendsByName(findings, sayings),
      correlations: links.map((link) => ({ ...link, description: describeLink(link) })),
      riskFactors: texts.riskFactors,
      positiveFactors: texts.positiveFactors,
      weeklyPattern: weekdays.scores,
      weekdayClaim: { lowest: weekdays.lowest, highest: weekdays.highest, p: weekdays.p },
      swings,
      recommendations: texts.recommendations.map(inOneText),
      insights: texts.insights,
      wordedBy,
      progress,
    },
  };
}

/** Whether the pattern itself is a claim. What is said of a single factor or a link has its own evidence. */
const isClaim = (type: PatternType) => type === 'Improving' || type === 'Declining';

/** Keyed by factor; a factor that was never answered has no entry. */
function trendsByName({ factors }: Findings, sayings: readonly ChangeSentence[]) {
  return Object.fromEntries(
    factors.map(({ factor, direction, average, change, days, q, from, to }) => [
      factor,
      {
        direction,
        average,
        change,
        days,
        q,
        from,
        to,
        changes: sayings.filter((one) => one.factor === factor),
      },
    ]),
  );
}

function needsMore({ checkIns }: Findings): string {
  return `Complete at least ${ANALYSED_FROM} assessments to unlock advanced mood pattern analysis. In the last 365 days you completed ${checkIns}.`;
}
