import { shortDate } from '~/domain/calendar/dates-in-words';
import type { DayMood } from '~/domain/check-in/days';
import { describeMood } from '../mood-words';

export function WeekTable({ days }: { days: readonly DayMood[] }) {
  return (
    <table className="table table--days note">
      <caption>The same week as a table. A day&rsquo;s mood is the mean of its check-ins, rounded.</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Mood</th>
          <th scope="col" className="num">
            Check-ins
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, mean, count }) => (
          <tr key={date}>
            <th scope="row">{shortDate(date)}</th>
            <td>{mean === null ? 'No check-in' : describeMood(mean)}</td>
            <td className="num">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
