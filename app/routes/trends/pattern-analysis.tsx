import { Link } from '@remix-run/react';
import { WordedBy } from '~/components/outside-ai/worded-by';
import type { TrendsInsights } from '~/domain/insights/screen';
import { RiskBadge } from './risk-badge';
import { WarningSign } from './warning-sign';

/** The pattern analysis of a member: how risky the days look, what the ratings say, and what may help. */
export function PatternAnalysis({ insights }: { insights: TrendsInsights }) {
  const { riskLevel, evidence, recommendations, next, sign } = insights;
  return (
    <section aria-labelledby="says" className="says">
      <h2 id="says">What your check-ins say</h2>
      <p className="risk">
        <span className="soft">How this week looks</span> <RiskBadge level={riskLevel} />{' '}
        {sign === null && <span className="soft">No warning signs this week.</span>}
      </p>
      {sign !== null && riskLevel !== 'high' && <WarningSign sign={sign} />}
      {insights.insights.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <WordedBy who={insights.wordedBy} />
      {recommendations.length > 0 && (
        <>
          <h3>Small steps to try</h3>
          <ol className="steps note">
            {recommendations.map(({ step, why }) => (
              <li key={step}>
                {step} <span className="fine">{why}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {next && <p className="fine note">Still to come: {next}</p>}
      <p>
        <Link to="/mood-patterns">Advanced pattern analysis</Link>
      </p>
      <details className="more">
        <summary>How sure is this?</summary>
        {evidence.map((line) => (
          <p className="fine" key={line}>
            {line}
          </p>
        ))}
        <p className="fine">
          From your check-ins of the last 365 days; the risk level looks at the last 7 days against the 4
          weeks before, and at the last 60 days. Moving together does not mean that one brings the other, and
          the risk level is a rule of this app, not a diagnosis.
        </p>
      </details>
    </section>
  );
}
