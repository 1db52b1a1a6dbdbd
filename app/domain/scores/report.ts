import type { ReportScore } from 'db/documents/score';
import { changeInWords, notesOn, sourcesOf } from './in-words';
import type { Judged } from './judge';
import { directionOf, kindOf, rangeOf, type ScoreValues, titleOf } from './score';

export type { ReportScore };

type Stored = Judged<ScoreValues & { id: string; recordedAt: Date }>;

/**
 * The scores of a period as a report holds them, each questionnaire's newest first; the change is against the one before it,
 * also where that lies before the period.
 * @param scores oldest first
 */
export function scoresOfPeriod(
  scores: readonly Stored[],
  { start, end }: { start: string; end: string },
): ReportScore[] {
  const within = scores.filter(({ date }) => date >= start && date <= end).reverse();
  const kinds = [...new Set(within.map(kindOf))];
  return kinds.flatMap((kind) => within.filter((score) => kindOf(score) === kind).map(reportScore));
}

function reportScore(score: Stored): ReportScore {
  const { id, instrument, date, recordedAt, total, band, change, answers, difficulty } = score;
  return {
    id,
    instrument,
    title: titleOf(score),
    date,
    recordedAt: recordedAt.toISOString(),
    total,
    ...rangeOf(score),
    higherIs: directionOf(score),
    band: band?.name ?? null,
    change: change && changeInWords(change),
    answers,
    difficulty,
    notes: notesOn(score),
    sources: sourcesOf(score),
  };
}
