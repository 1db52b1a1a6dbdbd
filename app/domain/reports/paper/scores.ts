import { aboutScore, byQuestionnaire, type ReportScore, sourcesInShort } from '../../scores/report';
import { LINE } from './letters';
import type { Room } from './room';
import { HEADING, heightOf, NEXT } from './sheet';

/** How many totals before the last one are tried, the most first; all of them where there is room. */
const BEFORE = [Infinity, 12, 6, 4, 2, 1, 0];
/** The rest is for the person’s own words. */
const SHARE = 0.65;

/**
 * The results of questionnaires that are printed: the newest of each always, and as many before it as most of the room
 * holds. Of very many questionnaires the first ones.
 */
export function chooseScores(scores: readonly ReportScore[], room: Room): readonly ReportScore[] {
  const newest = (count: number) =>
    byQuestionnaire(scores).flatMap(({ last, before }) => [last, ...before.slice(0, count)]);
  const most = room.left * SHARE;
  let printed = BEFORE.map(newest).find((some) => heightOfScores(some) <= most) ?? newest(0);
  while (!room.take(heightOfScores(printed))) printed = printed.slice(0, -1);
  return printed;
}

/** For each questionnaire a paragraph with all its totals; below them stand the sources. */
function heightOfScores(scores: readonly ReportScore[]): number {
  if (scores.length === 0) return 0;
  const paragraphs = byQuestionnaire(scores).map(
    ({ last, before }) => `${last.title}: ${last.total} ${aboutScore(last, before)}`,
  );
  const sources = sourcesInShort(scores);
  return [...paragraphs, ...(sources ? [sources] : [])].reduce(
    (sum, text) => sum + heightOf(text) + NEXT,
    HEADING + LINE,
  );
}
