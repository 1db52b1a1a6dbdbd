import { countOf } from '~/domain/calendar/counts-in-words';
import { longDate } from '~/domain/calendar/dates-in-words';
import { dateRange } from '~/domain/calendar/ranges-in-words';
import type { ReportCardData } from '~/domain/reports/stored/screen.server';

/** The report beside the one before it, for its owner alone. */
export function ComparedWith({ compared }: Pick<ReportCardData, 'compared'>) {
  if (!compared) return null;
  const { madeOn, rows, then, now, sharedDays } = compared;
  return (
    <details>
      <summary>Since the report of {longDate(madeOn)}</summary>
      <table className="report-card__compared">
        <caption className="visually-hidden">Means of 1 to 5, then and now</caption>
        <thead>
          <tr>
            <th scope="col">Mean, 1 to 5</th>
            <th scope="col">Then</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.then}</td>
              <td>{row.now}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">
        Then: {dateRange(then.start, then.end)}, check-ins on {then.checkInDays} of{' '}
        {countOf(then.days, 'day')}. Now: {dateRange(now.start, now.end)}, on {now.checkInDays} of{' '}
        {countOf(now.days, 'day')}.{sharedDays > 0 && ` ${countOf(sharedDays, 'day')} lie in both.`} These are
        means only: whether a difference is more than the ups and downs of days was not tested.
      </p>
    </details>
  );
}
