import type { Executor } from '../client';
import { smsInbound } from '../schema';

/** Writes down that an incoming text counts. False when it has counted before, by its id or by its signature. */
export async function insertInbound(db: Executor, inbound: typeof smsInbound.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(smsInbound)
    .values(inbound)
    .onConflictDoNothing()
    .returning({ signatureHash: smsInbound.signatureHash });
  return rows.length > 0;
}
