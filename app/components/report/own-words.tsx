import { FIELD_TITLES, REFLECTION_FIELDS } from '~/domain/reflections/fields';
import type { ChosenReflection, ReportSnapshot } from '~/domain/reports/snapshot';
import { plainDate } from '../dates';

/** The message, notes and reflections that the person has chosen to put in. */
export function OwnWords({ snapshot }: { snapshot: ReportSnapshot }) {
  const { message, notes, reflections } = snapshot;
  if (message === null && notes.length === 0 && reflections.length === 0) return null;
  return (
    <section aria-labelledby="words">
      <h2 id="words">In their own words</h2>
      {message !== null && (
        <>
          <blockquote>
            <p className="words">{message}</p>
          </blockquote>
          <p className="small">A message written for this report.</p>
        </>
      )}
      {notes.length > 0 && (
        <>
          <h3>Notes from check-ins</h3>
          <dl className="notes">
            {notes.map(({ date, text }, index) => (
              <div key={index}>
                <dt>{plainDate(date)}</dt>
                <dd className="words">{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {reflections.map((reflection) => (
        <Reflection key={reflection.week} reflection={reflection} />
      ))}
    </section>
  );
}

function Reflection({ reflection }: { reflection: ChosenReflection }) {
  return (
    <>
      <h3>Reflection, week of {plainDate(reflection.week)}</h3>
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
