import { WordedBy } from '~/components/outside-ai/worded-by';
import { countOf } from '~/domain/calendar/counts-in-words';
import type { PatternLines } from '~/domain/insights/pattern-lines';
import type { Analysis } from './analysis';
import { FactorTrends } from './factor-trends';
import { HowSure } from './how-sure';
import { inShort } from './in-short';
import { KeyCorrelations } from './key-correlations';
import { OverallPattern } from './overall-pattern';
import { Sentences } from './sentences';
import { StillMissing } from './still-missing';
import { WeeklyPattern } from './weekly-pattern';

interface PatternsProps {
  analysis: Analysis;
  lines: PatternLines;
}

/** One minute: three sentences, then pictures; every number about certainty in one place at the end. */
export function Patterns({ analysis, lines }: PatternsProps) {
  const { assessmentCount, days, overallPattern, trends, correlations } = analysis;
  return (
    <>
      <p className="fine">
        From {countOf(assessmentCount, 'check-in')} on {countOf(days, 'day')} in the last 365 days.
      </p>
      <OverallPattern pattern={overallPattern} sentences={inShort(analysis)} />
      <FactorTrends trends={trends} lines={lines.factors} />
      <div className="pair">
        <KeyCorrelations correlations={correlations} progress={analysis.progress} lines={lines.pairs} />
        <WeeklyPattern days={analysis.weeklyPattern} claim={analysis.weekdayClaim} />
      </div>
      <section aria-labelledby="recommendations">
        <h2 id="recommendations">Personalized Recommendations</h2>
        <ol className="steps">
          {analysis.recommendations.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <WordedBy who={analysis.wordedBy} isBrief />
        <p className="fine">Small things to try, not medical advice. Leave out what does not fit.</p>
      </section>
      <details className="more">
        <summary>Areas of concern and strengths</summary>
        <Sentences
          id="concerns"
          title="Areas of Concern"
          sentences={analysis.riskFactors}
          otherwise={`None in ${countOf(assessmentCount, 'check-in')}.`}
        />
        <Sentences
          id="strengths"
          title="Strengths"
          sentences={analysis.positiveFactors}
          otherwise="No rating averages 4 or more yet, and none is clearly going up. Most people are in between."
        />
      </details>
      <details className="more">
        <summary>All of it in words</summary>
        <section aria-labelledby="says">
          <h2 id="says">AI Pattern Insights</h2>
          <p>{overallPattern.description}</p>
          <p>{analysis.insights}</p>
          <WordedBy who={analysis.wordedBy} />
        </section>
      </details>
      <HowSure analysis={analysis} />
      <StillMissing progress={analysis.progress} />
    </>
  );
}
