import { Fragment } from 'react';
import { eachDay } from '~/domain/reports/shown/each-day';
import { heightOf, periodChart } from '~/domain/reports/shown/period-chart';
import type { ReportSnapshot } from '~/domain/reports/snapshot/snapshot';

/** The whole period as one chart: a dot for each day, the mean of the last seven, what is usual, gaps and events. */
export function WholePeriod({ snapshot }: { snapshot: ReportSnapshot }) {
  const chart = periodChart(snapshot, eachDay(snapshot));
  const size = chart.isDense ? ' chart__dot--small' : '';
  return (
    <section aria-labelledby="period" className="period">
      <h2 id="period">Overall rating, each day</h2>
      <figure className="chart">
        <svg
          className="chart__plot"
          viewBox="0 0 1000 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={chart.inWords}
        >
          <path className="chart__gap" d={chart.gaps} />
          <path className="chart__rail" d={chart.rails} />
          {chart.levels && <path className="chart__usual" d={chart.levels.path} />}
          <path className="chart__event" d={chart.events.map(({ path }) => path).join('')} />
          <path className={`chart__dot${size}`} d={chart.dots + chart.late} />
          <path className={`chart__dot chart__dot--late${size}`} d={chart.late} />
          <path className="chart__mean" d={chart.mean} />
        </svg>
        <svg className="chart__words" aria-hidden="true">
          {[5, 4, 3, 2, 1].map((level) => (
            <Fragment key={level}>
              <text x="-1em" y={`${heightOf(level)}%`} dy=".35em">
                {level}
              </text>{' '}
            </Fragment>
          ))}
          {chart.events.map(({ label, at }, i) => (
            <Fragment key={label}>
              <text
                className="chart__says"
                x={`${at}%`}
                y="0"
                dx={at > 50 ? '-.35em' : '.35em'}
                dy={`${1 + i * 1.2}em`}
                textAnchor={at > 50 ? 'end' : 'start'}
              >
                {label}
              </text>{' '}
            </Fragment>
          ))}
          {chart.ticks.map(({ label, at }) => (
            <Fragment key={label}>
              <text x={`${at}%`} y="100%" dy="1.2em" textAnchor={at > 85 ? 'end' : 'start'}>
                {label}
              </text>{' '}
            </Fragment>
          ))}
        </svg>
      </figure>
      <p className="small">
        Dot: one day, the mean of all its answers, 1 to 5; open: entered on a later day. Line: mean of the
        last 7 days.{chart.levels && ` Dotted: ${chart.levels.says}.`} Shaded: no check-in.
      </p>
    </section>
  );
}
