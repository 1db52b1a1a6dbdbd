import { Link } from '@remix-run/react';
import { Pager } from '~/components/pager';
import { longDate } from '~/domain/calendar/dates-in-words';
import type { ReflectionScreen } from '~/domain/reflections/screen.server';
import { ReflectionTextCards } from './reflection-text-cards';
import { Summary } from './written';

type EarlierWeeksProps = Pick<ReflectionScreen, 'weeks' | 'earlier' | 'page' | 'hasMore'>;

/** The address of a page of the list, the first one without its number. */
function listPath(page: number, week?: string): string {
  const params = new URLSearchParams({ ...(page > 1 && { page: String(page) }), ...(week && { week }) });
  return params.size > 0 ? `/weekly-reflection?${params}` : '/weekly-reflection';
}

export function EarlierWeeks({ weeks, earlier, page, hasMore }: EarlierWeeksProps) {
  if (weeks.length === 0 && page === 1) return null;
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier">Earlier weeks</h2>
      <ul className="weeks">
        {weeks.map(({ week, begins }) => (
          <li key={week}>
            <Link
              to={`${listPath(page, week)}#week-${week}`}
              aria-current={earlier?.week === week ? 'true' : undefined}
            >
              Week of {longDate(week)}
            </Link>
            <span className="soft weeks__begins">{begins}</span>
          </li>
        ))}
      </ul>
      {weeks.length === 0 && <p>There are no weeks further back.</p>}
      <Pager
        page={page}
        hasMore={hasMore}
        pathOf={(other) => listPath(other)}
        label="Pages of earlier weeks"
      />
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
