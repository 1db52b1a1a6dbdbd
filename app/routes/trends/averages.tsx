import { type Stat, Stats } from '~/components/shell/stats';
import { AVERAGES_DAYS } from '~/domain/check-in/trends/trends';
import type { Trends } from '~/domain/check-in/trends/trends.server';

export function Averages({ averages }: { averages: Trends['averages'] }) {
  const { mood, sleep, stress, energy } = averages;
  return (
    <section aria-labelledby="averages">
      <h2 id="averages">Averages, last {AVERAGES_DAYS} days</h2>
      <Stats
        items={[
          averageOf('Avg Mood', mood),
          averageOf('Avg Sleep', sleep),
          averageOf('Avg Calm (stress)', stress),
          averageOf('Avg Energy', energy),
        ]}
      />
      <p className="fine">{noteOn(Object.values(averages))}</p>
    </section>
  );
}

const averageOf = (label: string, mean: number | null): Stat =>
  mean === null ? { label, value: 'N/A' } : { label, value: mean.toFixed(1), unit: '/ 5' };

function noteOn(means: (number | null)[]): string {
  if (means.every((mean) => mean === null)) return `No check-ins in the last ${AVERAGES_DAYS} days.`;
  const counted = 'Only what you answered counts.';
  return means.includes(null) ? `${counted} N/A: not answered in these days.` : counted;
}
