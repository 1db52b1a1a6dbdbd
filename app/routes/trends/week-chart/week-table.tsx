import { describeMood } from '~/components/mood-words';
import { shortDate } from '~/domain/calendar/dates-in-words';
import type { DayMood } from '~/domain/check-in/days';

export function WeekTable({ days }: { days: readonly DayMood[] }) {
  return (
    <table className="table table--days">
      <caption>The same week as a table. &ldquo;All answers&rdquo; is their mean.</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">All answers</th>
          <th scope="col" className="num">
            Mood answer
          </th>
          <th scope="col" className="num">
            Check-ins
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, mean, mood, count }) => (
          <tr key={date}>
            <th scope="row">{shortDate(date)}</th>
            <td>{mean === null ? 'No check-in' : describeMood(mean)}</td>
            <td className="num">{mood === null ? '' : mood.toFixed(1)}</td>
            <td className="num">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
