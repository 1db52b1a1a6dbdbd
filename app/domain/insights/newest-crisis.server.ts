import type { Database } from 'db/client';
import { findNewestChatCrisis } from 'db/repositories/chats';
import { findNewestCrisisNote } from 'db/repositories/check-ins';

/** The places where somebody may have written in crisis. Each gives the last time, or null. */
const PLACES: readonly ((db: Database, ownerId: string) => Promise<Date | null>)[] = [
  findNewestCrisisNote,
  findNewestChatCrisis,
];

/** When this person last wrote words of crisis anywhere; null when never. */
export async function readNewestCrisis(db: Database, ownerId: string): Promise<Date | null> {
  const instants = await Promise.all(PLACES.map((findNewest) => findNewest(db, ownerId)));
  const known = instants.flatMap((instant) => (instant === null ? [] : [instant.getTime()]));
  return known.length === 0 ? null : new Date(Math.max(...known));
}
