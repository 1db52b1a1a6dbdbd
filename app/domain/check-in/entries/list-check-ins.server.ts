import type { Database } from 'db/client';
import { listMoodEntries } from 'db/repositories/check-ins';
import type { CheckInListQuery } from './list-schema';
import { searchWords } from './search-words';

/** A page of check-ins, newest first, and the cursor of the next page if there is one. */
export async function listCheckIns(
  db: Database,
  { ownerId, query }: { ownerId: string; query: CheckInListQuery },
) {
  const [instant, id] = query.cursor?.split('.') ?? [];
  const after = instant && id ? { date: new Date(Number(instant)), id } : undefined;
  const { from, to, rating, q } = query;
  const asked = { ownerId, from, to, rating, words: searchWords(q), after };
  const rows = await listMoodEntries(db, { ...asked, limit: query.limit + 1 });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    page,
    nextCursor: rows.length > page.length && last ? `${last.date.getTime()}.${last.id}` : undefined,
  };
}
