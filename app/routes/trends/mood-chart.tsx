import { Link } from '@remix-run/react';
import type { DayMood } from '~/domain/check-in/days';
import { type View, VIEWS } from '~/domain/check-in/trends/long-views';
import type { ShownView } from '~/domain/check-in/trends/long-views.server';
import { WeekChart } from '~/routes/trends/week-chart/week-chart';
import { WeekTable } from '~/routes/trends/week-chart/week-table';
import { LongView } from './long-view';
import { YearPixels } from './year-pixels';

const TITLES: Record<View, string> = {
  '7': 'The last seven days',
  '30': 'The last 30 days',
  '90': 'The last 90 days',
  '365': 'The last 365 days',
  year: 'Year in pixels',
};

interface MoodChartProps {
  /** The last seven days. */
  days: readonly DayMood[];
  /** Null when it could not be read: then the week stands there. */
  shown: ShownView | null;
  /** After one check-in: the other days are only room for what comes. */
  isFirst: boolean;
}

/** One chart, and how far back it looks: each view is an address. */
export function MoodChart({ days, shown, isFirst }: MoodChartProps) {
  const { view, longer } = shown ?? { view: '7', longer: null };
  return (
    <section aria-labelledby="chart" className="mood-chart">
      <h2 id="chart">{TITLES[view]}</h2>
      {!isFirst && <Switch shown={view} />}
      {longer === null && (
        <>
          <WeekChart days={days} isBeginning={isFirst} />
          <details className="more">
            <summary>The same as a table</summary>
            <WeekTable days={days} />
          </details>
        </>
      )}
      {longer?.kind === 'days' && <LongView {...longer} />}
      {longer?.kind === 'year' && <YearPixels {...longer} />}
      <p>
        <Link to="/history">See every check-in in your history</Link>
      </p>
    </section>
  );
}

function Switch({ shown }: { shown: View }) {
  return (
    <nav aria-label="How far back">
      <ul className="switch">
        {VIEWS.map((view) => (
          <li key={view}>
            <Link
              to={`/trends?view=${view}#chart`}
              aria-current={view === shown ? 'page' : undefined}
              aria-label={view === 'year' ? undefined : `${view} days`}
              preventScrollReset
            >
              {view === 'year' ? 'Year' : view}
              {view !== 'year' && <span className="switch__unit">&nbsp;days</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
