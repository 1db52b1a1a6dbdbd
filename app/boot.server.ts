import { listenForCommands } from './command-socket.server';
import { db } from './db.server';
import { daysBefore, HOUR_MS, MINUTE_MS, SECOND_MS } from './domain/calendar/durations';
import { assessStoredNotes } from './domain/check-in/entries/stored-notes.server';
import { keepHouse } from './domain/housekeeping/housekeeping.server';
import { undoBrokenOff } from './domain/import/undo.server';
import { resealSecrets } from './domain/second-factors/code-app.server';
import { endedSessions } from './ended-sessions.server';
import { env } from './env.server';
import { mail } from './gateways/index.server';
import { factorKeys } from './http/accounts/factor-settings.server';
import { earlierAssets } from './http/guard/earlier-assets.server';
import { installGuard } from './http/guard/guard.server';
import { operator, whatIsMissing } from './http/operator.server';
import { lookAtMail, runMailRound } from './mail-round.server';
import { inBackground } from './running/background.server';
import { logError, logLine, timeTheLog } from './running/log.server';
import { watchForStop } from './running/stopping.server';
import { runTextRound } from './text-round.server';

const ENDING_EVERY_MS = 10_000;
const MAIL_EVERY_MS = 15 * SECOND_MS;
const MAIL_DAYS = 7;
const clock = () => new Date();

function clean(): void {
  const now = new Date();
  inBackground('housekeeping', keepHouse(db, now));
  inBackground('files of earlier builds', earlierAssets.keep(now.getTime()));
  inBackground('assessing stored notes', assessStoredNotes(db));
  inBackground('the mail outbox', mail.deleteOlderThan(daysBefore(now, MAIL_DAYS)));
}

/** On a full disk the app still serves what it can read. */
function reserveEndings(): void {
  try {
    endedSessions.reserve();
  } catch (error) {
    logError('making room for ended sessions', error);
  }
}

const endSessions = () => inBackground('ending sessions', endedSessions.carryOut(db));

const sendMails = () => inBackground('mails', runMailRound());

const text = () => inBackground('text messages', runTextRound());

/** What happens before the server listens. The database was opened and migrated by loading db.server. */
export async function start(): Promise<void> {
  timeTheLog();
  installGuard();
  const missing = whatIsMissing(operator);
  if (missing) logLine(missing);
  await db.$client.startCheckpointing();
  // Before anybody looks: of an import that died with the last process nothing may be seen.
  await undoBrokenOff(db, clock).catch((error: unknown) => logError('undoing an import', error));
  reserveEndings();
  endSessions();
  setInterval(endSessions, ENDING_EVERY_MS).unref();
  clean();
  inBackground('sealing secrets again', resealSecrets(db, factorKeys));
  // Several instances may do this at once: what has run out can be deleted twice.
  setInterval(clean, HOUR_MS).unref();
  lookAtMail();
  sendMails();
  setInterval(sendMails, MAIL_EVERY_MS).unref();
  text();
  setInterval(text, MINUTE_MS).unref();
  const commands = listenForCommands(env.DATA_DIR, { 'sms:due': runTextRound });
  setInterval(() => inBackground('undoing imports', undoBrokenOff(db, clock)), MINUTE_MS).unref();
  watchForStop(() => commands.close());
}
