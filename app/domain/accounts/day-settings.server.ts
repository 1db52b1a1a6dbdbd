import type { Database } from 'db/client';
import { findOwner, updateOwner } from 'db/repositories/owners';
import { reschedule } from '../sms/texting.server';

interface OwnerSettings {
  ownerId: string;
  /** IANA. Past days do not move; reminders do. */
  timeZone?: string;
  /** 0-6, at which the owner's day starts. */
  dayStartHour?: number;
  hidesProgress?: boolean;
  now?: Date;
}

export async function changeDaySettings(
  db: Database,
  { ownerId, now = new Date(), ...settings }: OwnerSettings,
): Promise<void> {
  await db.transaction(async (tx) => {
    await updateOwner(tx, { ownerId, ...settings });
    const timeZone = (await findOwner(tx, ownerId))?.timeZone ?? null;
    await reschedule(tx, { userId: ownerId, timeZone, now });
  });
}
