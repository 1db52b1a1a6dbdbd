import { Stats, type Stat } from '~/components/shell/stats';
import type { UserStats } from '~/domain/check-in/user-stats.server';

interface ProgressProps {
  stats: Pick<UserStats, 'streakDays' | 'selfCarePoints' | 'totalCheckins'>;
  isFirst: boolean;
}

export function Progress({ stats, isFirst }: ProgressProps) {
  return (
    <section aria-labelledby="progress">
      <h2 id="progress">Your progress</h2>
      <Stats items={isFirst ? firstTime(stats) : soFar(stats)} />
    </section>
  );
}

const soFar = ({ streakDays, selfCarePoints, totalCheckins }: ProgressProps['stats']): Stat[] => [
  { label: 'Day Streak', value: streakDays.toLocaleString('en') },
  { label: 'Self-Care Points', value: selfCarePoints.toLocaleString('en') },
  { label: 'Total Assessments', value: totalCheckins.toLocaleString('en') },
];

/** A first check-in about a day long ago starts no streak. */
const firstTime = ({ streakDays, selfCarePoints, totalCheckins }: ProgressProps['stats']): Stat[] => [
  { label: streakDays > 0 ? 'Streak Started!' : 'Day Streak', value: streakDays, unit: streakDays === 1 ? 'day' : 'days' },
  { label: 'Points Earned!', value: selfCarePoints, unit: 'points' },
  { label: 'Journey Begins!', value: totalCheckins, unit: 'check-in' },
];
