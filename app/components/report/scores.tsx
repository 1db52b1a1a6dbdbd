import { aboutScore, byQuestionnaire, type ReportScore, sourcesInShort } from '~/domain/scores/report';

/** Results of questionnaires: the last of each with its band and change, then the others. Numbers, never wording. */
export function Scores({ scores }: { scores: readonly ReportScore[] }) {
  if (scores.length === 0) return null;
  const sources = [...new Set(scores.flatMap((score) => score.sources))];
  return (
    <section aria-labelledby="scores">
      <h2 id="scores">Questionnaire scores</h2>
      <p className="small">Entered by the person, as a clinician’s sheet gave them.</p>
      <dl className="notes">
        {byQuestionnaire(scores).map(({ last, before }) => (
          <div key={last.title}>
            <dt>{last.title}</dt>
            <dd>
              <strong>{last.total}</strong> {aboutScore(last, before)}
            </dd>
          </div>
        ))}
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
