import type { Database } from 'db/client';
import { updateOwner } from 'db/repositories/owners';

/** Sets an owner's zone (IANA) and the hour (0-6) their day starts at. Past days do not move. */
export async function changeDaySettings(
  db: Database,
  { ownerId, ...settings }: { ownerId: string; timeZone?: string; dayStartHour?: number },
): Promise<void> {
  await updateOwner(db, { ownerId, ...settings });
}
