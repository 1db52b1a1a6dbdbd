import { FIELD_TITLES, REFLECTION_FIELDS } from '~/domain/reflections/fields';
import type { PrintPlan } from '~/domain/reports/paper';
import type { ChosenReflection, ReportSnapshot } from '~/domain/reports/snapshot';
import { longDate } from '../../domain/calendar/dates-in-words';

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
  const missing = leftOut({ snapshot, plan });
  return (
    <section aria-labelledby="words">
      <h2 id="words">In their own words</h2>
      {missing && (
        <p className="printed">
          Two sheets have no room for {missing}. All of it stands on the page of the link.
        </p>
      )}
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
                <dt>{longDate(note.date)}</dt>
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

/** 'the message, 3 of 8 notes and 1 of 4 reflections', or null when everything is printed. */
function leftOut({ snapshot: { message, notes, reflections }, plan }: OwnWordsProps): string | null {
  const unprintedNotes = notes.length - plan.notes.size;
  const unprintedReflections = reflections.length - plan.reflections.size;
  const parts = [
    ...(message !== null && !plan.message ? ['the message'] : []),
    ...(unprintedNotes > 0 ? [`${unprintedNotes} of ${notes.length} notes`] : []),
    ...(unprintedReflections > 0 ? [`${unprintedReflections} of ${reflections.length} reflections`] : []),
  ];
  const last = parts.pop();
  if (last === undefined) return null;
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
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
