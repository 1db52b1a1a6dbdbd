import type { TrendsInsights } from '~/domain/insights/screen';

export function WellnessInsights({ week }: Pick<TrendsInsights, 'week'>) {
  return (
    <section aria-labelledby="wellness">
      <h2 id="wellness">Your Wellness Insights</h2>
      {week.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="fine">The last 7 days against the 28 days before.</p>
    </section>
  );
}
