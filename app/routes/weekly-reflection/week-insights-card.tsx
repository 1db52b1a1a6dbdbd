import { type Stat, Stats } from '~/components/shell/stats';
import type { ReflectionScreen } from '~/domain/reflections/screen.server';

const figure = (label: string, value: number | null): Stat =>
  value === null ? { label, value: 'N/A' } : { label, value: value.toFixed(1), unit: '/ 5' };

/** Here stress is how stressed the week was, so that this gives the mean calm rating. */
const CALMEST = 5;

export function WeekInsightsCard({ insights }: { insights: ReflectionScreen['insights'] }) {
  const { mood, energy, sleep, stress } = insights.averages;
  const [insight] = insights.insights;
  return (
    <section aria-labelledby="week-insights">
      <h2 id="week-insights">This Week&rsquo;s Insights</h2>
      <Stats
        items={[
          figure('Avg Mood', mood),
          figure('Avg Energy', energy),
          figure('Avg Sleep', sleep),
          figure('Calm Level', stress === null ? null : CALMEST - stress),
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
