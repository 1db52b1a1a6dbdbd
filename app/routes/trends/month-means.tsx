import { describeMood } from '~/components/mood-words';
import { monthName } from '~/domain/calendar/dates-in-words';
import { countDays, meanOfDays } from '~/domain/check-in/trends/long-views';
import type { Month } from './months';

export function MonthMeans({ months, year }: { months: readonly Month[]; year: number }) {
  return (
    <details className="more" id="month-means">
      <summary>The same month by month</summary>
      <table className="table">
        <caption>{year} month by month: the mean of the days with a check-in.</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Mood</th>
            <th scope="col" className="num">
              Days
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, days }) => {
            const mean = meanOfDays(days);
            return (
              <tr key={month}>
                <th scope="row">{monthName(month)}</th>
                <td>{mean === null ? 'No check-in' : describeMood(mean)}</td>
                <td className="num">{countDays(days)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
