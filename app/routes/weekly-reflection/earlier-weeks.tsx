import { Link } from '@remix-run/react';
import { longDate } from '~/components/dates';
import type { ReflectionScreen } from '~/domain/reflections/screen.server';
import { ReflectionTextCards } from './reflection-text-cards';
import { Summary } from './written';

type EarlierWeeksProps = Pick<ReflectionScreen, 'weeks' | 'earlier'>;

export function EarlierWeeks({ weeks, earlier }: EarlierWeeksProps) {
  if (weeks.length === 0) return null;
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier">Earlier weeks</h2>
      <ul className="weeks">
        {weeks.map(({ week, begins }) => (
          <li key={week}>
            <Link
              to={`/weekly-reflection?week=${week}#week-${week}`}
              aria-current={earlier?.week === week ? 'true' : undefined}
            >
              Week of {longDate(week)}
            </Link>
            <span className="soft weeks__begins">{begins}</span>
          </li>
        ))}
      </ul>
      {earlier && (
        <section aria-labelledby={`week-${earlier.week}`}>
          <h2 id={`week-${earlier.week}`}>Week of {longDate(earlier.week)}</h2>
          <ReflectionTextCards texts={earlier} />
          {earlier.aiSummary && <Summary text={earlier.aiSummary} />}
        </section>
      )}
    </section>
  );
}
