import { isRecent, needsHelp } from './danger';
import { type Judged } from './judge';
import { kindOf, type ScoreValues } from './score';

/** The scores of each questionnaire, oldest first; the one entered for the newest day comes first. */
export function groupByKind<Score extends ScoreValues>(scores: readonly Judged<Score>[]): Judged<Score>[][] {
  const groups = new Map<string, Judged<Score>[]>();
  for (const score of scores) {
    const kind = kindOf(score);
    // The one that comes last was the newest: a Map keeps the order in which its keys came.
    const before = groups.get(kind) ?? [];
    groups.delete(kind);
    groups.set(kind, [...before, score]);
  }
  return [...groups.values()].reverse();
}

/**
 * Whether help is to stand on the page: the newest PHQ-9 tells of danger, and of the last two weeks.
 * @param scores oldest first
 * @param today the owner's date
 */
export function needsHelpNow(scores: readonly ScoreValues[], today: string): boolean {
  const newest = scores.findLast(({ instrument }) => instrument === 'phq-9');
  return newest !== undefined && isRecent(newest, today) && needsHelp(newest);
}
