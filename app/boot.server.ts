import { db } from './db.server';
import { assessStoredNotes } from './domain/check-in/stored-notes.server';
import { keepHouse } from './domain/housekeeping/housekeeping.server';
import { inBackground } from './http/background.server';
import { installGuard } from './http/guard.server';

const HOUR_MS = 3_600_000;

const clean = () => {
  inBackground('housekeeping', keepHouse(db, new Date()));
  inBackground('assessing stored notes', assessStoredNotes(db));
};

/** What happens before the server listens. The database was opened and migrated by loading db.server. */
export async function start(): Promise<void> {
  installGuard();
  clean();
  // Several instances may do this at once: what has run out can be deleted twice.
  setInterval(clean, HOUR_MS).unref();
}
