import { AXES, FACTOR_IDS } from '~/domain/insights/factor-names';
import type { PatternLines } from '~/domain/insights/pattern-lines';
import type { Analysis } from './analysis';
import { wayOf } from './in-short';
import { scaleOf, Sparkline } from './sparkline';

interface FactorTrendsProps {
  trends: Analysis['trends'];
  lines: PatternLines['factors'];
}

/** Every factor as a line over all days, its average, and a word where there is a direction. */
export function FactorTrends({ trends, lines }: FactorTrendsProps) {
  const scale = scaleOf(Object.values(lines));
  return (
    <section aria-labelledby="trends">
      <h2 id="trends">Factor Trends</h2>
      <table className="table spark">
        <caption>
          Out of 5, higher is better in every row. A word stands only where there is a direction.
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Rating</th>
            <th scope="col">Line</th>
            <th scope="col">Average</th>
            <th scope="col">Direction</th>
          </tr>
        </thead>
        <tbody>
          {FACTOR_IDS.map((name) => {
            const trend = trends[name];
            if (!trend) return null;
            const way = wayOf(trend);
            return (
              <tr key={name} className={way ? 'spark__way' : undefined}>
                <th scope="row">{AXES[name]}</th>
                <td className="spark__line">
                  <Sparkline points={lines[name] ?? []} scale={scale} />
                </td>
                <td className="num">{trend.average.toFixed(1)}</td>
                <td>{way ? way.word : <span className="visually-hidden">no clear direction</span>}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
