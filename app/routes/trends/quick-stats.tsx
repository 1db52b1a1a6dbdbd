import { Mark } from '~/components/faces';
import { roundedMood } from '~/components/mood-words';
import { countOf } from '~/domain/calendar/counts-in-words';
import { longDate } from '~/domain/calendar/dates-in-words';
import type { WeekAverage } from '~/domain/check-in/trends/trends';

interface QuickStatsProps {
  thisWeek: WeekAverage;
  /** Null: it stays out of sight. */
  streakDays: number | null;
}

export function QuickStats({ thisWeek, streakDays }: QuickStatsProps) {
  const { mean, count, since } = thisWeek;
  return (
    <section className="quick" aria-labelledby="quick">
      <h2 id="quick">Quick Stats</h2>
      {mean === null && <p>Complete a few check-ins this week, and their average will stand here.</p>}
      <dl>
        {mean !== null && (
          <div>
            <dt>Average mood this week</dt>
            <dd>
              <Mark rating={roundedMood(mean)} />{' '}
              <span>
                <span className="quick__figure">{mean.toFixed(1)}</span> / 5
              </span>
            </dd>
          </div>
        )}
        {streakDays !== null && (
          <div>
            <dt>Current streak</dt>
            <dd>{countOf(streakDays, 'day')}</dd>
          </div>
        )}
      </dl>
      {mean !== null && (
        <p className="fine">
          From {count === 1 ? 'your check-in' : `your last ${countOf(count, 'check-in')}`} since{' '}
          {longDate(since)}.
        </p>
      )}
    </section>
  );
}
