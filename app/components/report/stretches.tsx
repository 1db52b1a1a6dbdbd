import { yearOf } from '~/domain/calendar/date-parts';
import { shortDayAndMonth, shortDayMonthAndYear } from '~/domain/calendar/dates-in-words';
import type { ReportSnapshot, StretchSummary } from '~/domain/reports/snapshot/snapshot';
import { type StretchUnit, stretchUnitOf } from '~/domain/reports/snapshot/stretches';

const number = (value: number | null) => (value === null ? '–' : value.toFixed(1));

const TITLES: Readonly<Record<StretchUnit, string>> = {
  week: 'Week by week',
  month: 'Month by month',
  quarter: 'Quarter by quarter',
  'half-year': 'Half-year by half-year',
};

export function Stretches({ snapshot: { stretches, period } }: { snapshot: ReportSnapshot }) {
  const isOneYear = yearOf(period.start) === yearOf(period.end);
  const dayOf = isOneYear ? shortDayAndMonth : shortDayMonthAndYear;
  const name = ({ start, end }: StretchSummary) => `${dayOf(start)} to ${dayOf(end)}`;
  return (
    <section aria-labelledby="stretches">
      <h2 id="stretches">{TITLES[stretchUnitOf(period)]}</h2>
      <table className="table">
        <caption>Overall rating: the mean of a day’s answers.</caption>
        <thead>
          <tr>
            <th scope="col">Dates</th>
            <th scope="col" className="num">
              Days
            </th>
            <th scope="col" className="num">
              Mean
            </th>
            <th scope="col" className="num">
              Range
            </th>
          </tr>
        </thead>
        <tbody>
          {stretches.map((stretch) => (
            <tr key={stretch.start}>
              <th scope="row">{name(stretch)}</th>
              <td className="num">
                {stretch.checkInDays} of {stretch.days}
              </td>
              <td className="num">{number(stretch.mean)}</td>
              <td className="num">
                {stretch.lowest === null ? '–' : `${number(stretch.lowest)} to ${number(stretch.highest)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
