import type { Database } from 'db/client';
import { findNewestChatCrisis } from 'db/repositories/chats';
import { findNewestCrisisNote } from 'db/repositories/check-ins';

/** Every place where somebody may have written in crisis: each gives when that was last, or null when never. */
const PLACES: readonly ((db: Database, ownerId: string) => Promise<Date | null>)[] = [
  findNewestCrisisNote,
  findNewestChatCrisis,
];

/** When this person last wrote words of crisis, in whichever place; null when never. */
export async function readNewestCrisis(db: Database, ownerId: string): Promise<Date | null> {
  const instants = await Promise.all(PLACES.map((findNewest) => findNewest(db, ownerId)));
  const known = instants.flatMap((instant) => (instant === null ? [] : [instant.getTime()]));
  return known.length === 0 ? null : new Date(Math.max(...known));
}
