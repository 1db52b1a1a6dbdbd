import { evidenceOfLink, evidenceOfTrend, evidenceOfWeekday } from '~/domain/insights/evidence';
import { FACTOR_IDS, titleOf } from '~/domain/insights/factor-names';
import type { Analysis } from './analysis';

/** Every n, p, q and size of the page in one place. */
export function HowSure({ analysis }: { analysis: Analysis }) {
  const { overallPattern, trends, correlations, weekdayClaim } = analysis;
  const isWeekday = weekdayClaim.lowest !== null || weekdayClaim.highest !== null;
  return (
    <details className="more">
      <summary>How sure is this?</summary>
      {overallPattern.changes.map(({ text, evidence }) => (
        <p key={text} className="fine">
          {text} {evidence}
        </p>
      ))}
      <ul className="fine">
        {FACTOR_IDS.map((name) => {
          const trend = trends[name];
          if (!trend) return null;
          return (
            <li key={name}>
              <strong>{titleOf(name)}</strong>, {trend.average.toFixed(1)} / 5, {signed(trend.change)}.{' '}
              {evidenceOfTrend(trend)}
              {trend.changes
                .filter(({ kind }) => kind !== 'trend')
                .map(({ text, evidence }) => ` ${text} ${evidence ?? ''}`)}
            </li>
          );
        })}
        {correlations.map((link) => (
          <li key={`${link.factor1} ${link.factor2}`}>
            {link.description} {evidenceOfLink(link)}
          </li>
        ))}
        {isWeekday && weekdayClaim.p !== null && <li>Weekdays: {evidenceOfWeekday(weekdayClaim.p)}</li>}
      </ul>
      <p className="fine">
        Change compares the first half of your days with the second. The confidence was tuned on simulated
        people, not on real ones. Without a clear finding it grows only with the days seen, up to 50%. Moving
        together does not mean that one brings the other. All of it is worked out from your own ratings by
        fixed rules, and read by no clinician.
      </p>
    </details>
  );
}

/** 'change +0.8', 'change −0.3' */
function signed(change: number | null): string {
  if (change === null) return 'one day';
  const size = Math.abs(change).toFixed(1);
  if (size === '0.0') return `change ${size}`;
  return `change ${change > 0 ? '+' : '\u2212'}${size}`;
}
