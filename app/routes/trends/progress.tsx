import { StreakRescue } from '~/components/home/streak-rescue';
import { Stats } from '~/components/shell/stats';
import { figure } from '~/domain/calendar/counts-in-words';
import type { DayMood } from '~/domain/check-in/days';
import { POINTS_PER_CHECK_IN } from '~/domain/check-in/progress/progress';
import type { UserStats } from '~/domain/check-in/progress/user-stats.server';

interface ProgressProps {
  /** The last seven days. */
  days: readonly DayMood[];
  stats: Pick<UserStats, 'streakDays' | 'selfCarePoints' | 'totalCheckins'>;
  isFirst: boolean;
  /** The streak and the points stay out of sight. */
  hidesProgress: boolean;
}

export function Progress({ stats, isFirst, days, hidesProgress }: ProgressProps) {
  const { streakDays, selfCarePoints, totalCheckins } = stats;
  // A first check-in about a day long ago starts no streak.
  const isStreakStarted = isFirst && streakDays > 0;
  const pressing = [
    { label: isStreakStarted ? 'Streak Started!' : 'Day Streak', value: figure(streakDays) },
    { label: isFirst ? 'Points Earned!' : 'Self-Care Points', value: figure(selfCarePoints) },
  ];
  return (
    <section aria-labelledby="progress">
      <h2 id="progress">Your progress</h2>
      <Stats
        items={[
          ...(hidesProgress ? [] : pressing),
          { label: isFirst ? 'Journey Begins!' : 'Total Assessments', value: figure(totalCheckins) },
        ]}
      />
      {!hidesProgress && <StreakRescue days={days} />}
      {isFirst && !hidesProgress && (
        <p className="fine">
          The streak counts days in a row, each check-in earns {POINTS_PER_CHECK_IN} self-care points, and the
          last figure counts your check-ins.
        </p>
      )}
    </section>
  );
}
