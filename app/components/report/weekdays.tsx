import type { ReportSnapshot } from '~/domain/reports/snapshot/snapshot';

export function Weekdays({ snapshot: { weekdays } }: { snapshot: ReportSnapshot }) {
  return (
    <section aria-labelledby="weekdays">
      <h2 id="weekdays">By weekday</h2>
      <table className="table">
        <caption>Mean overall rating, 1 to 5.</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col" className="num">
              Days
            </th>
            <th scope="col" className="num">
              Mean
            </th>
            <th scope="col">Bar</th>
          </tr>
        </thead>
        <tbody>
          {weekdays.scores.map(({ day, days, averageScore }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td className="num">{days}</td>
              <td className="num">{averageScore === null ? '–' : (averageScore / 25 + 1).toFixed(1)}</td>
              <td>
                {averageScore !== null && (
                  <svg className="mini" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                    <path className="mini__rail" d="M0 6H100" />
                    <path className="mini__range" d={`M0 6H${Math.round(averageScore * 10) / 10}`} />
                  </svg>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
