import { longDay } from '~/domain/calendar/day-names';
import type { ReportSnapshot } from '~/domain/reports/snapshot';
import { plainDate } from '../../domain/calendar/formats';

export function LowestDays({ snapshot: { lowestDays } }: { snapshot: ReportSnapshot }) {
  if (lowestDays.length === 0) return null;
  const named = lowestDays.map(
    ({ date, overall }) => `${longDay(date)}, ${plainDate(date)} (${overall.toFixed(1)})`,
  );
  return (
    <section aria-labelledby="lowest">
      <h2 id="lowest">Lowest days</h2>
      <p>{named.join('; ')}.</p>
    </section>
  );
}
