import { db } from './db.server';
import { assessStoredNotes } from './domain/check-in/stored-notes.server';
import { keepHouse } from './domain/housekeeping/housekeeping.server';
import { runTextPass } from './domain/sms/pass.server';
import { env } from './env.server';
import { mail, sms } from './gateways/index.server';
import { inBackground } from './http/background.server';
import { installGuard } from './http/guard.server';

const HOUR_MS = 3_600_000;

const MINUTE_MS = 60_000;
const MAIL_DAYS = 7;

function clean(): void {
  const now = new Date();
  inBackground('housekeeping', keepHouse(db, now));
  inBackground('assessing stored notes', assessStoredNotes(db));
  inBackground('the mail outbox', mail.deleteOlderThan(new Date(now.getTime() - MAIL_DAYS * 24 * HOUR_MS)));
}

let isTexting = false;

/** The next round waits until this one is done; several instances may be at it at once. */
async function text(): Promise<void> {
  if (isTexting) return;
  isTexting = true;
  try {
    await runTextPass(db, { sms, appUrl: env.APP_URL, clock: () => new Date() });
  } finally {
    isTexting = false;
  }
}

/** What happens before the server listens. The database was opened and migrated by loading db.server. */
export async function start(): Promise<void> {
  installGuard();
  clean();
  // Several instances may do this at once: what has run out can be deleted twice.
  setInterval(clean, HOUR_MS).unref();
  inBackground('text messages', text());
  setInterval(() => inBackground('text messages', text()), MINUTE_MS).unref();
}
