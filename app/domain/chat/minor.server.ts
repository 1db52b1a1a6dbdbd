import type { Database } from 'db/client';
import * as chats from 'db/repositories/chats';
import { updateOwner } from 'db/repositories/owners';
import { storedTalk } from '../harbor/machine/talk/stored';

/** Notes whether somebody is under 18, also where the newest conversation remembers otherwise. */
export async function setMinor(
  db: Database,
  { ownerId, isMinor }: { ownerId: string; isMinor: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await updateOwner(tx, { ownerId, isMinor });
    const newest = await chats.findNewestChat(tx, ownerId);
    if (!newest) return;
    const { memory } = storedTalk(newest);
    const person = { ...memory.person, isMinor };
    await chats.updateChat(tx, { ownerId, id: newest.id, memory: { ...memory, person } });
  });
}
