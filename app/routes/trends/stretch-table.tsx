import { Link } from '@remix-run/react';
import type { Stretch } from '~/domain/check-in/trends/long-views';
import { bandInWords, moodOf, nameOf } from '~/routes/trends/long-chart/plot';

interface StretchTableProps {
  stretches: readonly Stretch[];
  isWeekly: boolean;
}

/** The newest first, as in the history. */
export function StretchTable({ stretches, isWeekly }: StretchTableProps) {
  return (
    <details className="more">
      <summary>The same as a table</summary>
      <table className="table">
        <caption>
          {isWeekly
            ? 'Your mood answers week by week, the newest first, and the middle half of all your answers.'
            : 'Your mood answer day by day, the newest first, and the middle half of all your answers.'}
        </caption>
        <thead>
          <tr>
            <th scope="col">{isWeekly ? 'Week' : 'Day'}</th>
            <th scope="col">Mood</th>
            <th scope="col" className="num">
              Most answers
            </th>
            {isWeekly && (
              <th scope="col" className="num">
                Days
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {stretches.toReversed().map((stretch) => (
            <tr key={stretch.from}>
              <th scope="row">{stretch.days > 0 ? <StretchLink {...stretch} /> : nameOf(stretch)}</th>
              <td>{moodOf(stretch)}</td>
              <td className="num">{bandInWords(stretch)}</td>
              {isWeekly && <td className="num">{stretch.days}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function StretchLink(stretch: Stretch) {
  const { from, to } = stretch;
  const path = from === to ? `/history/day/${from}` : `/history?from=${from}&to=${to}`;
  return (
    <Link to={path} discover="none">
      {nameOf(stretch)}
    </Link>
  );
}
