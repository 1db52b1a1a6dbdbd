import type { Database } from 'db/client';
import { updateOwner } from 'db/repositories/owners';

interface CheckInSettings {
  ownerId: string;
  /** A choice leads to the next question by itself. */
  goesOnByItself: boolean;
  /** The keys 1 to 5 choose nothing. */
  ignoresNumberKeys: boolean;
}

/** How the check-in behaves for its owner where scripts run. */
export async function changeCheckInSettings(
  db: Database,
  { ownerId, goesOnByItself, ignoresNumberKeys }: CheckInSettings,
): Promise<void> {
  await updateOwner(db, { ownerId, goesOnByItself, ignoresNumberKeys });
}
