import { Link } from '@remix-run/react';
import type { DayMood } from '~/domain/check-in/days';
import { dayToRescue } from '~/domain/check-in/progress/day-to-rescue';

/** Said only when one day is missing and adding it would join the streak again. */
export function StreakRescue({ days }: { days: readonly DayMood[] }) {
  const day = dayToRescue(days);
  if (day === null) return null;
  return (
    <p>
      Yesterday has no check-in, and that is fine. If you remember how it was, you can{' '}
      <Link to={`/history/new?day=${day}`}>add a check-in for yesterday</Link>, and your streak goes on.
    </p>
  );
}
