import type { Database } from 'db/client';
import type { ScoreListQuery } from './schema';
import { type JudgedScore, listJudged } from './scores.server';

/** A page of scores, newest first, and the cursor of the next page if there is one. */
export async function listScorePage(
  db: Database,
  { ownerId, query }: { ownerId: string; query: ScoreListQuery },
): Promise<{ page: JudgedScore[]; nextCursor: string | undefined }> {
  const { instrument, from = '', to = '9999', limit, cursor } = query;
  const wanted = (await listJudged(db, ownerId))
    .filter((score) => !instrument || score.instrument === instrument)
    .filter(({ date }) => date >= from && date <= to)
    .reverse();
  // When that one was deleted meanwhile, the list begins again.
  const start = cursor === undefined ? 0 : wanted.findIndex(({ id }) => id === cursor) + 1;
  const page = wanted.slice(start, start + limit);
  return { page, nextCursor: start + limit < wanted.length ? page.at(-1)?.id : undefined };
}
