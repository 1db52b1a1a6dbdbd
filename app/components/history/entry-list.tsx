import { Link } from '@remix-run/react';
import { Mark } from '~/components/faces';
import { MOOD_ANSWER_WORDS } from '~/components/mood-answer-words';
import { MOOD_WORDS } from '~/components/mood-words';
import { Badge } from '~/components/shell/badge';
import type { HistoryLine } from '~/domain/history/lines';

/** Check-ins of one day, each a link to itself. */
export function EntryList({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <ul className="entries">
      {lines.map(({ id, time, rating, mean, mood, isBackdated, note }) => (
        <li key={id}>
          <Mark rating={rating} />
          <div>
            <p className="entries__head">
              <Link to={`/history/${id}`}>
                {time}: {mean.toFixed(1)} {MOOD_WORDS[rating]}
              </Link>{' '}
              {mood !== null && <span className="fine">Mood: {MOOD_ANSWER_WORDS[mood]}</span>}{' '}
              {isBackdated && <Badge>Added later</Badge>}
            </p>
            {note.length > 0 && (
              <p className="entries__note">
                {note.map(({ text, isFound }, i) => (isFound ? <mark key={i}>{text}</mark> : text))}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
