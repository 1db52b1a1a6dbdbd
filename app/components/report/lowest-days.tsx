import { shortDateWithYear } from '~/domain/calendar/dates-in-words';
import type { ReportSnapshot } from '~/domain/reports/snapshot/snapshot';

export function LowestDays({ snapshot: { lowestDays } }: { snapshot: ReportSnapshot }) {
  if (lowestDays.length === 0) return null;
  return (
    <section aria-labelledby="lowest">
      <h2 id="lowest">Lowest days</h2>
      <ul className="bare">
        {lowestDays.map(({ date, overall }) => (
          <li key={date}>
            {shortDateWithYear(date)}: {overall.toFixed(1)}
          </li>
        ))}
      </ul>
    </section>
  );
}
