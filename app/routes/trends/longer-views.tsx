import { Link } from '@remix-run/react';
import { longViewInWords } from '~/components/long-chart/in-words';
import { LongChart } from '~/components/long-chart/long-chart';
import { MOOD_WORDS, roundedMood } from '~/components/mood-words';
import { countOf } from '~/domain/calendar/counts-in-words';
import { LONG_VIEWS, type LongView } from '~/domain/check-in/trends/long-views';
import type { LongViewData } from '~/domain/check-in/trends/long-views.server';
import { StretchTable } from './stretch-table';
import { YearPixels } from './year-pixels';

const NAMES: Record<LongView, string> = {
  '30': '30 days',
  '90': '90 days',
  '365': '365 days',
  year: 'Year in pixels',
};

/** Tabs to the longer views; a view is read only when its address asks for it. */
export function LongerViews({ shown }: { shown: LongViewData | null }) {
  return (
    <section aria-labelledby="longer" className="longer">
      <h2 id="longer">Longer views</h2>
      <nav className="tabs" aria-label="Longer views">
        <ul>
          {LONG_VIEWS.map((view) => (
            <li key={view}>
              <Link
                to={`/trends?view=${view}#longer`}
                aria-current={shown?.view === view ? 'page' : undefined}
                preventScrollReset
              >
                {NAMES[view]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {shown === null && <p className="soft">Choose how far back to look.</p>}
      {shown?.kind === 'days' && <Days {...shown} />}
      {shown?.kind === 'year' && <YearPixels {...shown} />}
      <p>
        <Link to="/history">See every check-in in your history</Link>
      </p>
    </section>
  );
}

function Days({ view, stretches, mean, days }: Extract<LongViewData, { kind: 'days' }>) {
  const words = longViewInWords({ stretches, mean, days });
  const isWeekly = view === '365';
  return (
    <>
      <p>
        {mean === null
          ? 'No check-ins in this time. Gaps are fine; they count for nothing.'
          : `On average ${mean.toFixed(1)}, ${MOOD_WORDS[roundedMood(mean)]}, from ${countOf(days, 'day')} with a check-in out of ${view}.`}
        {isWeekly && mean !== null && ' Each point is the mean of one week.'}
      </p>
      <LongChart
        key={view}
        stretches={stretches}
        label={`Line chart. ${words} The table below has the same numbers.`}
      />
      <StretchTable stretches={stretches} isWeekly={isWeekly} />
    </>
  );
}
