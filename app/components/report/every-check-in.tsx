import { countOf } from '~/domain/calendar/counts-in-words';
import { shortDayAndMonth } from '~/domain/calendar/dates-in-words';
import { FACTOR_FIELDS, type FactorField } from '~/domain/check-in/answers';
import { AXES, NAME_OF } from '~/domain/insights/factor-names';
import type { PrintPlan } from '~/domain/reports/paper';
import type { ReportEntry, ReportSnapshot } from '~/domain/reports/snapshot';

const SHORT: Readonly<Record<FactorField, string>> = {
  sleepRating: 'Sl',
  overallMood: 'Mo',
  appetiteRating: 'Ap',
  focusRating: 'Fo',
  energyRating: 'En',
  stressRating: 'Ca',
  anxietyRating: 'Ea',
  motivationRating: 'Mv',
  socialRating: 'Co',
  selfCareRating: 'Sc',
};

const LEGEND = FACTOR_FIELDS.map((field) => `${SHORT[field]} ${AXES[NAME_OF[field]].toLowerCase()}`).join(
  ', ',
);

interface EveryCheckInProps {
  snapshot: ReportSnapshot;
  plan: PrintPlan;
}

/** On the page all of them; on paper the newest, in two columns, as many as there is room for. */
export function EveryCheckIn({ snapshot: { entries, period }, plan }: EveryCheckInProps) {
  const late = entries.filter(({ isBackdated }) => isBackdated).length;
  const isOneYear = period.start.slice(0, 4) === period.end.slice(0, 4);
  const half = Math.ceil(plan.entries.length / 2);
  const isWhole = plan.entries.length === entries.length;
  const columns = [plan.entries.slice(0, half), plan.entries.slice(half)].filter(
    (column) => column.length > 0,
  );
  const hides = plan.entries.length === 0 ? 'raw unprinted' : 'raw';
  return (
    <section aria-labelledby="every" className={isWhole || half === 0 ? hides : `${hides} raw--part`}>
      <h2 id="every">Every check-in</h2>
      <p className="small">
        What was answered, 1 to 5, higher is better: {LEGEND}. “–”: not answered.
        {late > 0 && ` †: entered on a later day (${late} of ${countOf(entries.length, 'check-in')}).`}
        {!isWhole && (
          <span className="printed-inline">
            {' '}
            Here the newest {plan.entries.length} of {countOf(entries.length, 'check-in')}.
          </span>
        )}
      </p>
      <div className="raw__all unprinted">
        <Rows entries={entries} isOneYear={isOneYear} />
      </div>
      <div className="raw__newest printed" aria-hidden="true">
        {columns.map((column) => (
          <Rows key={column[0]?.at} entries={column} isOneYear={isOneYear} />
        ))}
      </div>
    </section>
  );
}

function Rows({ entries, isOneYear }: { entries: readonly ReportEntry[]; isOneYear: boolean }) {
  const dayOf = (date: string) => (isOneYear ? shortDayAndMonth(date) : date.slice(2));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Day, time</th>
          {FACTOR_FIELDS.map((field) => (
            <th key={field} scope="col">
              {SHORT[field]}
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
