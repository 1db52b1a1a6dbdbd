import { db } from './db.server';
import { daysBefore, HOUR_MS, MINUTE_MS } from './domain/calendar/durations';
import { assessStoredNotes } from './domain/check-in/entries/stored-notes.server';
import { keepHouse } from './domain/housekeeping/housekeeping.server';
import { undoBrokenOff } from './domain/import/undo.server';
import { tellAdminsOfCap } from './domain/sms/cap.server';
import { runTextPass } from './domain/sms/pass.server';
import { env } from './env.server';
import { mail, sms } from './gateways/index.server';
import { inBackground } from './http/background.server';
import { installGuard } from './http/guard/guard.server';
import { logError } from './http/log.server';
import { textRules } from './text-rules.server';

const MAIL_DAYS = 7;
const clock = () => new Date();

function clean(): void {
  const now = new Date();
  inBackground('housekeeping', keepHouse(db, now));
  inBackground('assessing stored notes', assessStoredNotes(db));
  inBackground('the mail outbox', mail.deleteOlderThan(daysBefore(now, MAIL_DAYS)));
}

let isTexting = false;

/** The next round waits until this one is done; several instances may be at it at once. */
async function text(): Promise<void> {
  if (isTexting) return;
  isTexting = true;
  try {
    const settings = { rules: textRules, appUrl: env.APP_URL };
    await runTextPass(db, { ...settings, sms, clock });
    await tellAdminsOfCap(db, { ...settings, mail, now: clock() });
  } finally {
    isTexting = false;
  }
}

/** What happens before the server listens. The database was opened and migrated by loading db.server. */
export async function start(): Promise<void> {
  installGuard();
  // Before anybody looks: of an import that died with the last process nothing may be seen.
  await undoBrokenOff(db, clock).catch((error: unknown) => logError('undoing an import', error));
  clean();
  // Several instances may do this at once: what has run out can be deleted twice.
  setInterval(clean, HOUR_MS).unref();
  inBackground('text messages', text());
  setInterval(() => inBackground('text messages', text()), MINUTE_MS).unref();
  setInterval(() => inBackground('undoing imports', undoBrokenOff(db, clock)), MINUTE_MS).unref();
}
