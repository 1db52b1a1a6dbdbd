import { eq } from 'drizzle-orm';
import type { Executor } from '../client';
import { chatSessions } from '../schema';

/** Hands every conversation of one owner to another. */
export async function reassignChats(db: Executor, { from, to }: { from: string; to: string }): Promise<void> {
  await db.update(chatSessions).set({ ownerId: to }).where(eq(chatSessions.ownerId, from));
}
