import { Link } from '@remix-run/react';
import { figure } from '~/domain/calendar/counts-in-words';
import { shortDateWithYear } from '~/domain/calendar/dates-in-words';
import type { ShownScore } from './shown-score';

/** How many are shown at once; the others are behind a button that opens them. */
const SHOWN = 6;

/** Each score of a questionnaire, newest first. */
export function ScoreList({ scores, title }: { scores: readonly ShownScore[]; title: string }) {
  const newest = [...scores].reverse();
  const earlier = newest.slice(SHOWN);
  return (
    <>
      <Lines scores={newest.slice(0, SHOWN)} title={title} />
      {earlier.length > 0 && (
        <details>
          <summary>
            {figure(earlier.length)} earlier of {title}
          </summary>
          <Lines scores={earlier} title={title} />
        </details>
      )}
    </>
  );
}

function Lines({ scores, title }: { scores: readonly ShownScore[]; title: string }) {
  return (
    <ul className="score-list">
      {scores.map((score) => {
        const { id, date, total, band, change, answers, difficulty } = score;
        const of = `${title} of ${shortDateWithYear(date)}`;
        return (
          <li key={id}>
            <div>
              <p>
                {shortDateWithYear(date)}: <strong>{figure(total)}</strong>
                {band && `, ${band.name}`}
                {change && `, ${signed(change.points)}`}
              </p>
              {(answers ?? difficulty) !== null && (
                <p className="fine">
                  {answers && `Answers 1 to ${answers.length}: ${answers.join(' ')}`}
                  {answers && difficulty !== null && '. '}
                  {difficulty !== null && `Difficulty ${difficulty}, not counted`}
                </p>
              )}
            </div>
            <p className="score-list__ways">
              <Link to={`/scores/${id}/edit`} discover="none" aria-label={`Change the ${of}`}>
                Change
              </Link>
              <Link to={`/scores/${id}/delete`} discover="none" aria-label={`Delete the ${of}`}>
                Delete
              </Link>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** '+3', '−6' with a true minus, '±0'. */
const signed = (points: number) =>
  points === 0 ? '±0' : `${points > 0 ? '+' : '\u2212'}${figure(Math.abs(points))}`;
