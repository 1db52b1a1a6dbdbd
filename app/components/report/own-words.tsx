import { FIELD_TITLES, REFLECTION_FIELDS } from '~/domain/reflections/fields';
import type { PrintPlan, PrintPlans } from '~/domain/reports/paper/print-plan';
import type { ChosenReflection, ReportSnapshot } from '~/domain/reports/snapshot/snapshot';
import { longDate, shortDateWithYear } from '../../domain/calendar/dates-in-words';
import { OnPaper, printedOn } from './on-paper';

interface OwnWordsProps {
  snapshot: Pick<ReportSnapshot, 'message' | 'notes' | 'reflections'>;
  plans: PrintPlans;
  /** Some of them stand on the sheet before. */
  isContinued?: boolean;
}

const hasAny = ({ words: { message, notes, reflections } }: PrintPlan) =>
  message !== null || notes.size > 0 || reflections.size > 0;

/** The message, notes and reflections that the person has chosen to put in. */
export function OwnWords({ snapshot, plans, isContinued = false }: OwnWordsProps) {
  const { message, notes, reflections } = snapshot;
  if (message === null && notes.length === 0 && reflections.length === 0) return null;
  const { words: short } = plans.short;
  const { words: tall } = plans.tall;
  const id = isContinued ? 'words-continued' : 'words';
  return (
    <section aria-labelledby={id} className={printedOn(hasAny(plans.short), hasAny(plans.tall))}>
      <h2 id={id}>In their own words{isContinued && ', continued'}</h2>
      {message !== null && (
        <OnPaper whole={message} short={short.message} tall={tall.message}>
          {(shown) => (
            <>
              <blockquote>
                <p className="words">{shown}</p>
              </blockquote>
              <p className="small">A message written for this report.</p>
            </>
          )}
        </OnPaper>
      )}
      {notes.length > 0 && (
        <div className={printedOn(short.notes.size > 0, tall.notes.size > 0)}>
          <h3 className="unprinted">Notes from check-ins</h3>
          <dl className="notes">
            {notes.map((note, index) => (
              <OnPaper
                key={index}
                whole={note.text}
                short={short.notes.get(note) ?? null}
                tall={tall.notes.get(note) ?? null}
              >
                {(shown) => (
                  <>
                    <dt>{shortDateWithYear(note.date)}</dt>
                    <dd className="words">{shown}</dd>
                  </>
                )}
              </OnPaper>
            ))}
          </dl>
        </div>
      )}
      {reflections.map((reflection) => (
        <OnPaper
          key={reflection.week}
          whole={reflection}
          short={short.reflections.get(reflection) ?? null}
          tall={tall.reflections.get(reflection) ?? null}
        >
          {(shown) => <Reflection reflection={shown} />}
        </OnPaper>
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
