import type { ReportSnapshot, StretchSummary } from '~/domain/reports/snapshot';
import { type StretchUnit, stretchUnitOf } from '~/domain/reports/stretches';
import { rangeWithoutYear, tightRange } from '../../domain/calendar/ranges-in-words';

const number = (value: number | null) => (value === null ? '–' : value.toFixed(1));

const TITLES: Readonly<Record<StretchUnit, string>> = {
  week: 'Week by week',
  month: 'Month by month',
  quarter: 'Quarter by quarter',
  'half-year': 'Half-year by half-year',
};

export function Stretches({ snapshot: { stretches, period } }: { snapshot: ReportSnapshot }) {
  const isOneYear = period.start.slice(0, 4) === period.end.slice(0, 4);
  const name = ({ start, end }: StretchSummary) =>
    isOneYear ? rangeWithoutYear(start, end) : tightRange(start, end);
  return (
    <section aria-labelledby="stretches">
      <h2 id="stretches">{TITLES[stretchUnitOf(period)]}</h2>
      <table className="table">
        <caption>Overall rating: the mean of all answers of a day.</caption>
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
              Lowest to highest
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
