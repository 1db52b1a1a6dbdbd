import { Link } from '@remix-run/react';
import { countOf } from '~/domain/calendar/counts-in-words';
import { dayOfMonth } from '~/domain/calendar/date-parts';
import { monthAndYear, monthName } from '~/domain/calendar/dates-in-words';
import { WEEKDAYS } from '~/domain/calendar/weekdays';
import type { DayMood } from '~/domain/check-in/days';
import { MOOD_WORDS, moodAnswer, roundedMood } from '../mood-words';
import { weeksOf } from './weeks';

interface MonthTableProps {
  /** YYYY-MM. */
  month: string;
  /** Every day of it, in order. */
  days: readonly DayMood[];
  /** The owner's date; days after it are still to come. */
  today: string;
  /** Where the year stands elsewhere, the month's name is enough. */
  isYearKnown?: boolean;
}

/** A month as a calendar: the number and the colour of a day's mood, and a link to its check-ins. */
export function MonthTable({ month, days, today, isYearKnown = false }: MonthTableProps) {
  return (
    <table className="month">
      <caption>{isYearKnown ? monthName(month) : monthAndYear(month)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) =>
              day ? <DayCell key={day.date} day={day} today={today} /> : <td key={column} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({ day: { date, mean, mood, count }, today }: { day: DayMood; today: string }) {
  const number = dayOfMonth(date);
  const isToday = date === today ? 'date' : undefined;
  if (mean === null) {
    return (
      <td aria-current={isToday}>
        <span className={date > today ? 'pixel' : 'pixel pixel--none'}>
          <span className="pixel__day">{number}</span>
          {date <= today && <span className="visually-hidden"> No check-in</span>}
        </span>
      </td>
    );
  }
  const rating = roundedMood(mean);
  return (
    <td aria-current={isToday}>
      <Link className={`pixel pixel--${rating}`} to={`/history/day/${date}`} discover="none">
        <span className="pixel__day">{number}</span>
        <span className="visually-hidden"> {monthName(date)}: </span>
        <b>{mean.toFixed(1)}</b>
        <span className="visually-hidden">
          {' '}
          {MOOD_WORDS[rating]}, {countOf(count, 'check-in')}
          {mood !== null && `, ${moodAnswer(mood).toLowerCase()}`}
        </span>
      </Link>
    </td>
  );
}
