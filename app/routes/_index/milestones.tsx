import { Award } from 'lucide-react';
import { countOf } from '~/domain/calendar/counts-in-words';
import { milestonesOf } from '~/domain/sms/milestones';

interface MilestonesProps {
  stats: { totalCheckins: number; streakDays: number };
}

/** What somebody has reached so far, and what comes next; nothing before the first check-in. */
export function Milestones({ stats }: MilestonesProps) {
  const { checkIns, streak } = milestonesOf(stats);
  const reached = [
    ...checkIns.reached
      .slice(-1)
      .map((count) => (count === 1 ? 'First check-in' : countOf(count, 'check-in'))),
    ...streak.reached.slice(-1).map((days) => `${countOf(days, 'day')} in a row`),
  ];
  if (reached.length === 0) return null;
  const next = [
    checkIns.next && countOf(checkIns.next, 'check-in'),
    streak.next && `${countOf(streak.next, 'day')} in a row`,
  ].filter(Boolean);
  return (
    <section aria-labelledby="milestones">
      <h2 id="milestones">Milestones</h2>
      <ul className="milestones">
        {reached.map((name) => (
          <li key={name}>
            <Award className="icon" aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
      {next.length > 0 && <p className="fine">Next: {next.join(', ')}. There is no hurry.</p>}
    </section>
  );
}
