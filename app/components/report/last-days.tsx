import { shortWeekday } from '~/domain/calendar/dates-in-words';
import type { ReportSnapshot } from '~/domain/reports/snapshot/snapshot';
import { drawTide } from '../tide/tide-path';
import { weekInWords } from '../week-in-words';

/** The tide line of the last days of the period, with its numbers below it. */
export function LastDays({ snapshot }: { snapshot: Pick<ReportSnapshot, 'lastDays'> }) {
  const { lastDays } = snapshot;
  const tide = drawTide(lastDays.map(({ mean }) => mean));
  return (
    <section aria-labelledby="last" className="unprinted">
      <h2 id="last">The last {lastDays.length === 7 ? 'seven days' : 'days'} of the period</h2>
      <figure className="tide">
        <svg
          viewBox={`0 0 ${lastDays.length * 100} 100`}
          preserveAspectRatio="none"
          role="img"
          aria-label={weekInWords(lastDays)}
        >
          <path className="tide__line" d={tide.line} />
          <path className="tide__gap" d={tide.gap} />
          <path className="tide__ring" d={tide.dots} />
          <path className="tide__dot" d={tide.dots} />
          <path className="tide__now" d={tide.now} />
        </svg>
        <ol className="tide__days" aria-hidden="true">
          {lastDays.map(({ date, mean }) => (
            <li key={date} className={mean === null ? 'none' : undefined}>
              <b>{mean === null ? 'none' : mean.toFixed(1)}</b> {shortWeekday(date)}
            </li>
          ))}
        </ol>
      </figure>
      <p className="small">
        Overall rating of each day, 1 (very low) to 5 (excellent): the mean of all answers. Dotted: no
        check-in.
      </p>
    </section>
  );
}
