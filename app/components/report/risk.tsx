import type { RiskRule } from '~/domain/reports/snapshot/snapshot';

const LEVELS: Readonly<Record<string, string>> = { low: 'Low', moderate: 'Moderate', high: 'High' };

export function Risk({ riskRule }: { riskRule: RiskRule | null }) {
  if (!riskRule) return null;
  return (
    <section aria-labelledby="risk" className="unprinted">
      <h2 id="risk">The app’s own risk rule</h2>
      <p>
        <strong>{LEVELS[riskRule.level] ?? riskRule.level}.</strong>{' '}
        {riskRule.sentence === null
          ? 'No rule fired at the end of this period.'
          : `At the end of this period the app told the person: “${riskRule.sentence}”`}
      </p>
      <p className="small">
        This is a product rule that decides what the app says to the person. It is not a screening result.
      </p>
    </section>
  );
}
