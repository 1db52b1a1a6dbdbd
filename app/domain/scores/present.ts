import { changeInWords, notesOn, sourcesOf } from './in-words';
import type { ScoreChange } from './judge';
import { directionOf, rangeOf, titleOf } from './score';
import type { JudgedScore } from './scores.server';

/** A score as the API shows it: days as YYYY-MM-DD, instants in ISO 8601. */
export function presentScore({ ownerId, change, ...score }: JudgedScore) {
  return {
    ...score,
    userId: ownerId,
    title: titleOf(score),
    ...rangeOf(score),
    higherIs: directionOf(score),
    change: change && presentChange(change),
    notes: notesOn({ instrument: score.instrument, change }),
    sources: sourcesOf(score),
  };
}

const presentChange = ({ isReliable, ...change }: ScoreChange) => ({
  ...change,
  isReliable,
  text: changeInWords({ isReliable, ...change }),
});
