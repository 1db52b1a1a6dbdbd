import { wholeDate } from '~/domain/calendar/dates-in-words';
import type { ReportSnapshot } from '~/domain/reports/snapshot';

export function LowestDays({ snapshot: { lowestDays } }: { snapshot: ReportSnapshot }) {
  if (lowestDays.length === 0) return null;
  const named = lowestDays.map(({ date, overall }) => `${wholeDate(date)} (${overall.toFixed(1)})`);
  return (
    <section aria-labelledby="lowest">
      <h2 id="lowest">Lowest days</h2>
      <p>{named.join('; ')}.</p>
    </section>
  );
}
