import { Link } from '@remix-run/react';
import { Stats } from '~/components/shell/stats';
import { StreakRescue } from '~/components/streak-rescue';
import { figure } from '~/domain/calendar/counts-in-words';
import type { DayMood } from '~/domain/check-in/days';
import type { UserStats } from '~/domain/check-in/progress/user-stats.server';

interface NumbersProps {
  isGuest: boolean;
  /** The last seven days. */
  days: readonly DayMood[];
  stats: Pick<UserStats, 'streakDays' | 'selfCarePoints' | 'totalCheckins'>;
  pointsPerCheckIn: number;
  /** The streak and the points stay out of sight. */
  hidesProgress: boolean;
}

export function Numbers({ isGuest, stats, days, pointsPerCheckIn, hidesProgress }: NumbersProps) {
  const { streakDays, selfCarePoints, totalCheckins } = stats;
  const hasPaused = streakDays === 0 && totalCheckins > 0;
  const pressing = [
    { label: 'Day streak', value: figure(streakDays) },
    { label: 'Discovery points', value: figure(selfCarePoints) },
  ];
  return (
    <section aria-labelledby="so-far">
      <h2 id="so-far">So far</h2>
      <Stats
        items={[
          ...(hidesProgress ? [] : pressing),
          { label: 'Total assessments', value: figure(totalCheckins) },
        ]}
      />
      {!hidesProgress && (
        <>
          <p className="fine">
            {hasPaused &&
              'A pause is part of it: all you entered is still here, and a new streak starts whenever you do. '}
            Each check-in adds {pointsPerCheckIn} points.
          </p>
          <StreakRescue days={days} />
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
