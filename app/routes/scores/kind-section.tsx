import { Link } from '@remix-run/react';
import { ScoreChart } from '~/components/scores/score-chart';
import { figure } from '~/domain/calendar/counts-in-words';
import { longDate } from '~/domain/calendar/dates-in-words';
import { bandLines } from '~/domain/scores/band-lines';
import { changeInWords, directionInWords, notesOn, sourcesOf } from '~/domain/scores/in-words';
import { rangeOf, titleOf } from '~/domain/scores/score';
import { ScoreList } from './score-list';
import type { ShownScore } from './shown-score';

/** Everything of one questionnaire: the last total, the picture, each score. */
export function KindSection({ scores }: { scores: readonly ShownScore[] }) {
  const last = scores.at(-1);
  if (!last) return null;
  const { band, change, date, total, id } = last;
  const title = titleOf(last);
  const { cutOffs, text } = bandLines(last.instrument);
  const range = rangeOf(last);
  // The range of another questionnaire may have been entered otherwise before: nothing may stand outside the picture.
  const shown = {
    min: Math.min(range.min, ...scores.map((each) => each.total)),
    max: Math.max(range.max, ...scores.map((each) => each.total)),
  };
  return (
    <section className="score-kind" aria-labelledby={`kind-${id}`}>
      <h2 id={`kind-${id}`}>{title}</h2>
      <p>
        <strong className="score-kind__total">{figure(total)}</strong> of {figure(range.max)} on{' '}
        {longDate(date)}
        {band && (
          <>
            : <strong>{band.name}</strong>
          </>
        )}
        . {directionInWords(last)}
      </p>
      {change && <p>{changeInWords(change)}</p>}
      {notesOn(last).map((note) => (
        <p key={note} className="soft">
          {note}
        </p>
      ))}
      <ScoreChart title={title} range={shown} cutOffs={cutOffs} points={scores} />
      {text && <p className="fine">{text}</p>}
      <ScoreList scores={scores} title={title} />
      {sourcesOf(last).length > 0 && (
        <p className="fine">
          {sourcesOf(last).join(' ')} A band says where a total stands. It is no diagnosis.
        </p>
      )}
      <p>
        <Link to={`/scores/new?instrument=${last.instrument}`}>
          {last.instrument === 'other' ? 'Enter another score' : `Enter a ${title}`}
        </Link>
      </p>
    </section>
  );
}
