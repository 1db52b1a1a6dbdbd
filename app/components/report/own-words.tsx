import { FIELD_TITLES, REFLECTION_FIELDS } from '~/domain/reflections/fields';
import type { PrintPlan } from '~/domain/reports/paper';
import type { ChosenReflection, ReportSnapshot } from '~/domain/reports/snapshot';
import { longDate, shortDateWithYear } from '../../domain/calendar/dates-in-words';

interface OwnWordsProps {
  snapshot: ReportSnapshot;
  plan: PrintPlan;
}

/** What stands on the page alone, because two sheets have no room for it. */
const unprinted = (isPrinted: boolean) => (isPrinted ? undefined : 'unprinted');

/** The message, notes and reflections that the person has chosen to put in. */
export function OwnWords({ snapshot, plan }: OwnWordsProps) {
  const { message, notes, reflections } = snapshot;
  if (message === null && notes.length === 0 && reflections.length === 0) return null;
  const isPrinted = plan.message || plan.notes.size > 0 || plan.reflections.size > 0;
  return (
    <section aria-labelledby="words" className={unprinted(isPrinted)}>
      <h2 id="words">In their own words</h2>
      {message !== null && (
        <div className={unprinted(plan.message)}>
          <blockquote>
            <p className="words">{message}</p>
          </blockquote>
          <p className="small">A message written for this report.</p>
        </div>
      )}
      {notes.length > 0 && (
        <div className={unprinted(plan.notes.size > 0)}>
          <h3>Notes from check-ins</h3>
          <dl className="notes">
            {notes.map((note, index) => (
              <div key={index} className={unprinted(plan.notes.has(note))}>
                <dt>{shortDateWithYear(note.date)}</dt>
                <dd className="words">{note.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {reflections.map((reflection) => (
        <div key={reflection.week} className={unprinted(plan.reflections.has(reflection))}>
          <Reflection reflection={reflection} />
        </div>
      ))}
    </section>
  );
}

function Reflection({ reflection }: { reflection: ChosenReflection }) {
  return (
    <>
      <h3>Reflection, week of {longDate(reflection.week)}</h3>
      <dl className="notes">
        {REFLECTION_FIELDS.filter((field) => reflection[field]).map((field) => (
          <div key={field}>
            <dt>{FIELD_TITLES[field]}</dt>
            <dd className="words">{reflection[field]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
