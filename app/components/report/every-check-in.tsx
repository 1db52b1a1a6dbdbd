import { yearOf } from '~/domain/calendar/date-parts';
import { shortDayAndMonth } from '~/domain/calendar/dates-in-words';
import { FACTOR_FIELDS } from '~/domain/check-in/answers';
import type { PrintPlans } from '~/domain/reports/paper/print-plan';
import { entriesLegend, newestOf, SHORT_NAMES } from '~/domain/reports/shown/entries-legend';
import type { ReportEntry, ReportSnapshot } from '~/domain/reports/snapshot/snapshot';
import { copiesOf, printedOn } from './on-paper';

interface EveryCheckInProps {
  snapshot: ReportSnapshot;
  plans: PrintPlans;
}

/** On the page all of them; on paper the newest, in two columns, as many as there is room for. */
export function EveryCheckIn({ snapshot: { entries, period }, plans }: EveryCheckInProps) {
  const isOneYear = yearOf(period.start) === yearOf(period.end);
  const short = plans.short.entries;
  const tall = plans.tall.entries;
  const copies = copiesOf(orNull(short), orNull(tall), (a, b) => a.length === b.length);
  const on = printedOn(short.length > 0, tall.length > 0);
  return (
    <section aria-labelledby="every" className={['raw', on].filter(Boolean).join(' ')}>
      <h2 id="every">Every check-in</h2>
      <p className="small">
        <b className="printed-inline" aria-hidden="true">
          Every check-in:{' '}
        </b>
        {entriesLegend(entries)}
        {copies
          .filter(({ shown }) => shown.length < entries.length)
          .map(({ shown, className }) => (
            <span key={className} className={`printed-inline ${className}`} aria-hidden="true">
              {' '}
              {newestOf(shown.length, entries.length)}
            </span>
          ))}
      </p>
      {copies.map(({ shown, className }) => (
        <div key={className} className={`raw__newest ${className}`} aria-hidden="true">
          {inColumns(shown).map((column) => (
            <Rows key={column[0]?.at} entries={column} isOneYear={isOneYear} />
          ))}
        </div>
      ))}
      {/* Last: with thousands of hidden rows before them, Chromium prints neither the copies nor what follows. */}
      <div className="raw__all unprinted">
        <Rows entries={entries} isOneYear={isOneYear} />
      </div>
    </section>
  );
}

const orNull = (entries: readonly ReportEntry[]) => (entries.length > 0 ? entries : null);

function inColumns(entries: readonly ReportEntry[]): (readonly ReportEntry[])[] {
  const half = Math.ceil(entries.length / 2);
  return [entries.slice(0, half), entries.slice(half)].filter((column) => column.length > 0);
}

function Rows({ entries, isOneYear }: { entries: readonly ReportEntry[]; isOneYear: boolean }) {
  // A report over years has the whole date (docs/decisions/045).
  const dayOf = (date: string) => (isOneYear ? shortDayAndMonth(date) : date);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Day, time</th>
          {FACTOR_FIELDS.map((field) => (
            <th key={field} scope="col">
              {SHORT_NAMES[field]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ date, time, isBackdated, answers }, index) => (
          <tr key={index}>
            <th scope="row">{`${dayOf(date)} ${time}${isBackdated ? ' †' : ''}`}</th>
            {FACTOR_FIELDS.map((field) => (
              <td key={field}>{answers[field] ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
