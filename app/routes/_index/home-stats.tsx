import { Link } from '@remix-run/react';
import { StreakRescue } from '~/components/home/streak-rescue';
import { figure } from '~/domain/calendar/counts-in-words';
import { longDate } from '~/domain/calendar/dates-in-words';
import type { HomeData } from '~/domain/check-in/home/home.server';
import type { LastCheckIn } from '~/domain/check-in/home/last-check-in';

interface HomeStatsProps extends Pick<HomeData, 'days' | 'stats' | 'last' | 'hidesProgress' | 'support'> {
  isGuest: boolean;
  pointsPerCheckIn: number;
}

/** What has been said last, and the numbers. */
export function HomeStats({
  isGuest,
  stats,
  days,
  last,
  support,
  pointsPerCheckIn,
  hidesProgress,
}: HomeStatsProps) {
  const { streakDays, selfCarePoints, totalCheckins } = stats;
  const hasPaused = streakDays === 0 && totalCheckins > 0;
  const pressing = [
    { label: 'Day streak', value: figure(streakDays) },
    { label: 'Self-care points', value: figure(selfCarePoints) },
  ];
  const shown = [
    ...(hidesProgress ? [] : pressing),
    { label: 'Total assessments', value: figure(totalCheckins) },
  ];
  return (
    <section className="so-far" aria-label="So far">
      {last && (
        <p>
          {sentenceOf(last)} <strong>{last.result}</strong>
        </p>
      )}
      <dl className="tally">
        {shown.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!hidesProgress && (
        <>
          <p className="fine">
            {hasPaused &&
              'A pause is part of it: all you entered is still here, and a new streak starts whenever you do. '}
            Each check-in adds {pointsPerCheckIn} points.
          </p>
          {support === null && <StreakRescue days={days} />}
        </>
      )}
      {totalCheckins > 0 && (
        <p>
          <Link to="/history">See all your check-ins</Link>
        </p>
      )}
      {isGuest && totalCheckins > 0 && (
        <p>
          Your check-ins belong to this device, and are deleted after 30 days without a visit.{' '}
          <Link to="/auth?tab=register">Create an account</Link> to keep them.
        </p>
      )}
    </section>
  );
}

function sentenceOf({ when, localDate, time }: LastCheckIn): string {
  if (when === 'today') return `You checked in today at ${time}.`;
  const day = when === 'yesterday' ? 'yesterday' : `on ${longDate(localDate)}`;
  return `Welcome back. Your last check-in was ${day}.`;
}
