import { db } from './db.server';
import { keepHouse } from './domain/housekeeping/housekeeping.server';
import { inBackground } from './http/background.server';
import { installGuard } from './http/guard.server';

/** What happens once, before the server listens. The database was opened and migrated by loading db.server. */
export async function start(): Promise<void> {
  installGuard();
  inBackground('housekeeping at the start', keepHouse(db, new Date()));
}
