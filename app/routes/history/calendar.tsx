import { Link, useSearchParams } from '@remix-run/react';
import { MonthTable } from '~/components/month-table/month-table';
import { yearOf } from '~/domain/calendar/date-parts';
import { monthAndYear } from '~/domain/calendar/dates-in-words';
import type { DayMood } from '~/domain/check-in/days';
import { MonthToKeep } from './month-to-keep';

interface CalendarProps {
  month: string;
  days: readonly DayMood[];
  today: string;
  /** The months that can be reached, YYYY-MM. */
  earlier: string | null;
  later: string | null;
  yearEarlier: string | null;
  yearLater: string | null;
}

export function Calendar({ month, days, today, ...others }: CalendarProps) {
  const [query] = useSearchParams();
  const { yearEarlier, earlier, later, yearLater } = others;
  const steps = [
    { to: yearEarlier, text: 'A year earlier' },
    { to: earlier, text: 'Earlier' },
    { to: later, text: 'Later' },
    { to: yearLater, text: 'A year later' },
  ];
  const at = (to: string) => {
    const there = new URLSearchParams(query);
    there.set('month', to);
    return `?${there}#calendar`;
  };
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar">Calendar</h2>
      <MonthTable month={month} days={days} today={today} />
      <nav className="months" aria-label="Months">
        {steps.map(
          ({ to, text }) =>
            to && (
              <Link key={text} to={at(to)} preventScrollReset>
                {text}
                <span className="visually-hidden">: {monthAndYear(to)}</span>
              </Link>
            ),
        )}
      </nav>
      <p className="fine">
        The number is the mean of the day&rsquo;s answers, 1 very low to 5 excellent.{' '}
        <Link to={`/trends?view=year&year=${yearOf(month)}#chart`}>See the whole year</Link>
      </p>
      {days.some(({ count }) => count > 0) && <MonthToKeep month={month} />}
    </section>
  );
}
