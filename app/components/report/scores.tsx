import type { PrintPlans } from '~/domain/reports/paper/print-plan';
import { aboutScore, byQuestionnaire, type ReportScore, sourcesInShort } from '~/domain/scores/report';
import { OnPaper } from './on-paper';

interface ScoresProps {
  scores: readonly ReportScore[];
  plans: PrintPlans;
}

/** Results of questionnaires: the last of each with its band and change, then the others. Numbers, never wording. */
export function Scores({ scores, plans: { short, tall } }: ScoresProps) {
  if (scores.length === 0) return null;
  const sources = [...new Set(scores.flatMap((score) => score.sources))];
  return (
    <section aria-labelledby="scores">
      <h2 id="scores">Questionnaire scores</h2>
      <p className="small">Entered by the person, as a clinician’s sheet gave them.</p>
      <dl className="notes">
        {byQuestionnaire(scores).map(({ last, before }) => {
          const about = (printed: readonly ReportScore[]) =>
            printed.includes(last)
              ? aboutScore(
                  last,
                  before.filter((one) => printed.includes(one)),
                )
              : null;
          return (
            <OnPaper
              key={last.title}
              whole={aboutScore(last, before)}
              short={about(short.scores)}
              tall={about(tall.scores)}
            >
              {(shown) => (
                <>
                  <dt>{last.title}</dt>
                  <dd>
                    <strong>{last.total}</strong> {shown}
                  </dd>
                </>
              )}
            </OnPaper>
          );
        })}
      </dl>
      {sources.length > 0 && (
        <>
          <p className="small unprinted">{sources.join(' ')}</p>
          <p className="small printed" aria-hidden="true">
            {sourcesInShort(scores)}
          </p>
        </>
      )}
    </section>
  );
}
