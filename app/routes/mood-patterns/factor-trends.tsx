import { ArrowRight, TrendingDown, TrendingUp } from 'lucide-react';
import { evidenceOfTrend } from '~/domain/insights/evidence';
import { FACTOR_NAMES, titleOf } from '~/domain/insights/factor-names';
import type { Analysis } from './analysis';

const WAYS = {
  up: { icon: TrendingUp, word: 'up' },
  down: { icon: TrendingDown, word: 'down' },
  stable: { icon: ArrowRight, word: 'no steady change' },
} as const;

export function FactorTrends({ trends }: { trends: Analysis['trends'] }) {
  return (
    <section aria-labelledby="trends">
      <h2 id="trends">Factor Trends</h2>
      <p className="fine">Average out of 5, and the change from the first half of your days to the second.</p>
      <ul className="factors">
        {FACTOR_NAMES.map((name) => {
          const trend = trends[name];
          if (!trend) return null;
          const { icon: Icon, word } = WAYS[trend.direction];
          return (
            <li key={name}>
              <strong>{titleOf(name)}</strong>
              <span className="factors__figures">
                <span>{trend.average.toFixed(1)} / 5</span>
                <span>{signed(trend.change)}</span>
                <span className="factors__way">
                  <Icon className="icon" aria-hidden="true" />
                  {word}
                </span>
              </span>
              <span className="fine">{evidenceOfTrend(trend)}</span>
              {trend.changes
                .filter(({ kind }) => kind !== 'trend')
                .map(({ text, evidence }) => (
                  <span key={text} className="fine">
                    {text} {evidence}
                  </span>
                ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** '+0.8', '-0.3', '0.0' */
function signed(change: number | null): string {
  if (change === null) return 'one day';
  const size = Math.abs(change).toFixed(1);
  if (size === '0.0') return size;
  return change > 0 ? `+${size}` : `\u2212${size}`;
}
