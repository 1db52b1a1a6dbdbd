import type { ReportScore } from '~/domain/scores/report';
import { longDate } from '../../domain/calendar/dates-in-words';

/** Results of questionnaires: the last of each with its band and change, then the others. Numbers, never wording. */
export function Scores({ scores }: { scores: readonly ReportScore[] }) {
  if (scores.length === 0) return null;
  const titles = [...new Set(scores.map(({ title }) => title))];
  const sources = [...new Set(scores.flatMap((score) => score.sources))];
  return (
    <section aria-labelledby="scores">
      <h2 id="scores">Questionnaire scores</h2>
      <p className="small">Entered by the person, as a clinician’s sheet gave them.</p>
      <dl className="notes">
        {titles.map((title) => {
          const [last, ...others] = scores.filter((score) => score.title === title);
          return (
            last && (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  <strong>{last.total}</strong> of {last.max} on {longDate(last.date)}
                  {last.band && `: ${last.band}`}. {last.higherIs === 'better' ? 'Higher' : 'Lower'} is
                  better. {[last.change, ...last.notes].filter(Boolean).join(' ')}
                  {last.answers && ` Answers 1 to ${last.answers.length}: ${last.answers.join(' ')}.`}
                  {last.difficulty !== null && ` Difficulty: ${last.difficulty}, not counted.`}
                  {others.length > 0 &&
                    ` Before: ${others.map(({ total, date }) => `${total} on ${longDate(date)}`).join(', ')}.`}
                </dd>
              </div>
            )
          );
        })}
      </dl>
      {sources.length > 0 && <p className="small">{sources.join(' ')}</p>}
    </section>
  );
}
