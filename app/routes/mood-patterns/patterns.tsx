import { WordedBy } from '~/components/outside-ai/worded-by';
import { countOf } from '~/domain/calendar/counts-in-words';
import type { Analysis } from './analysis';
import { FactorTrends } from './factor-trends';
import { KeyCorrelations } from './key-correlations';
import { OverallPattern } from './overall-pattern';
import { Sentences } from './sentences';
import { StillMissing } from './still-missing';
import { WeeklyPattern } from './weekly-pattern';

export function Patterns({ analysis }: { analysis: Analysis }) {
  const { assessmentCount, days, overallPattern, trends, correlations } = analysis;
  return (
    <>
      <p className="lede">
        From {countOf(assessmentCount, 'assessment')} on {countOf(days, 'day')} in the last 365 days.
      </p>
      <OverallPattern pattern={overallPattern} />
      <section aria-labelledby="says">
        <h2 id="says">AI Pattern Insights</h2>
        <p>{analysis.insights}</p>
        <WordedBy who={analysis.wordedBy} />
        <p className="fine">
          Worked out from your own ratings by fixed rules. Moving together does not say that one brings the
          other.
        </p>
      </section>
      <div className="pair">
        <FactorTrends trends={trends} />
        <div className="patterns__side">
          <KeyCorrelations correlations={correlations} progress={analysis.progress} />
          <Sentences
            id="concerns"
            title="Areas of Concern"
            sentences={analysis.riskFactors}
            otherwise={`None in ${countOf(assessmentCount, 'assessment')}.`}
          />
          <Sentences
            id="strengths"
            title="Strengths"
            sentences={analysis.positiveFactors}
            otherwise="No rating averages 4 or more yet, and none is clearly going up. Most people are in between."
          />
        </div>
      </div>
      <WeeklyPattern days={analysis.weeklyPattern} claim={analysis.weekdayClaim} />
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
      <StillMissing progress={analysis.progress} />
    </>
  );
}
