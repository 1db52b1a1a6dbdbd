import { Stats, type Stat } from '~/components/shell/stats';
import type { WeekInsights } from '~/domain/reflections/screen.server';

const figure = (label: string, value: number | null): Stat =>
  value === null ? { label, value: 'N/A' } : { label, value: value.toFixed(1), unit: '/ 5' };

export function WeekInsightsCard({ insights }: { insights: WeekInsights }) {
  const { mood, energy, sleep, calm, insight } = insights;
  return (
    <section aria-labelledby="week-insights">
      <h2 id="week-insights">This Week&rsquo;s Insights</h2>
      <Stats
        items={[
          figure('Avg Mood', mood),
          figure('Avg Energy', energy),
          figure('Avg Sleep', sleep),
          figure('Calm Level', calm),
        ]}
      />
      <p className="soft">From the check-ins of the last seven days. Calm Level: 5 is very calm.</p>
      {insight && (
        <blockquote className="quote">
          <p>“{insight}”</p>
        </blockquote>
      )}
    </section>
  );
}
