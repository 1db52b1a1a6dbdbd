import type { Database } from 'db/client';
import { findOwner, updateOwner } from 'db/repositories/owners';
import { reschedule } from '../sms/texting.server';

/** Sets an owner's zone (IANA) and the hour (0-6) their day starts at. Past days do not move; reminders do. */
export async function changeDaySettings(
  db: Database,
  {
    ownerId,
    now = new Date(),
    ...settings
  }: { ownerId: string; timeZone?: string; dayStartHour?: number; now?: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await updateOwner(tx, { ownerId, ...settings });
    const timeZone = (await findOwner(tx, ownerId))?.timeZone ?? null;
    await reschedule(tx, { userId: ownerId, timeZone, now });
  });
}
