import type { Database } from 'db/client';
import { updateOwner } from 'db/repositories/owners';

interface OwnerSettings {
  /** IANA. Past days do not move. */
  timeZone?: string;
  /** 0-6, at which the owner's day starts. */
  dayStartHour?: number;
  hidesProgress?: boolean;
}

export async function changeDaySettings(
  db: Database,
  { ownerId, ...settings }: OwnerSettings & { ownerId: string },
): Promise<void> {
  await updateOwner(db, { ownerId, ...settings });
}
