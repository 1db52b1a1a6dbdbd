import { changeInWords, notesOn, sourcesOf } from './in-words';
import type { Judged, ScoreChange } from './judge';
import { directionOf, rangeOf, type ScoreValues, titleOf } from './score';

type Stored = Judged<ScoreValues & { id: string; ownerId: string; recordedAt: Date; updatedAt: Date }>;

/** A score as the API shows it: days as YYYY-MM-DD, instants in ISO 8601. */
export function presentScore({ ownerId, change, ...score }: Stored) {
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

const presentChange = (change: ScoreChange) => ({ ...change, text: changeInWords(change) });
