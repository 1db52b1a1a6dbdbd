import { Stats } from '~/components/shell/stats';
import { StreakRescue } from '~/components/streak-rescue';
import type { DayMood } from '~/domain/check-in/days';
import { POINTS_PER_CHECK_IN } from '~/domain/check-in/progress';
import type { UserStats } from '~/domain/check-in/user-stats.server';

interface ProgressProps {
  /** The last seven days. */
  days: readonly DayMood[];
  stats: Pick<UserStats, 'streakDays' | 'selfCarePoints' | 'totalCheckins'>;
  isFirst: boolean;
}

export function Progress({ stats, isFirst, days }: ProgressProps) {
  const { streakDays, selfCarePoints, totalCheckins } = stats;
  // A first check-in about a day long ago starts no streak.
  const isStreakStarted = isFirst && streakDays > 0;
  return (
    <section aria-labelledby="progress">
      <h2 id="progress">Your progress</h2>
      <Stats
        items={[
          { label: isStreakStarted ? 'Streak Started!' : 'Day Streak', value: figure(streakDays) },
          { label: isFirst ? 'Points Earned!' : 'Self-Care Points', value: figure(selfCarePoints) },
          { label: isFirst ? 'Journey Begins!' : 'Total Assessments', value: figure(totalCheckins) },
        ]}
      />
      <StreakRescue days={days} />
      {isFirst && (
        <p className="fine">
          The streak counts days in a row, each assessment earns {POINTS_PER_CHECK_IN} self-care points, and
          the last figure counts your assessments.
        </p>
      )}
    </section>
  );
}

const figure = (value: number) => value.toLocaleString('en');
