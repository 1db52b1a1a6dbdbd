import type { Database } from 'db/client';
import { deleteActivityOlderThan } from 'db/repositories/account-activity';
import { deleteUnconfirmedCodeAppsOlderThan } from 'db/repositories/code-apps';
import { forgetExpiredMoodEntries } from 'db/repositories/deleted-check-ins';
import { deleteDraftsOlderThan } from 'db/repositories/drafts';
import { deleteExpiredEmailChanges } from 'db/repositories/email-changes';
import { deleteIdempotencyKeysOlderThan } from 'db/repositories/idempotency';
import { deleteExpiredKeptForms } from 'db/repositories/kept-forms';
import { deleteMailsOlderThan } from 'db/repositories/mail-messages';
import { deleteGuestsUnseenSince } from 'db/repositories/owners';
import { deleteExpiredResetTokens } from 'db/repositories/password-resets';
import { deleteEndedWindows } from 'db/repositories/rate-limits';
import { deleteReflectionDraftsOlderThan } from 'db/repositories/reflections';
import { deleteExpiredChallenges } from 'db/repositories/second-factor-challenges';
import { deleteEndedSessions } from 'db/repositories/sessions';
import { deleteSmsLogsOlderThan } from 'db/repositories/sms';
import { deleteCapHitsOlderThan } from 'db/repositories/sms-cap-hits';
import { deleteSmsMessagesOlderThan } from 'db/repositories/sms-messages';
import { deleteSendsOlderThan } from 'db/repositories/sms-sends';
import { deleteExpiredTextingCodes } from 'db/repositories/texting';
import { fillSearchTexts } from 'db/repositories/users';
import { deleteWordingsOlderThan } from 'db/repositories/wordings';
import { SESSION_IDLE_DAYS } from '../accounts/sessions.server';
import { ACTIVITY_DAYS } from '../audit/account-activity.server';
import { daysBefore } from '../calendar/durations';
import { discardOldImports } from '../import/discard.server';
import { GUEST_UNUSED_DAYS } from '../owners/guests.server';
import { setupsBegunBefore } from '../second-factors/code-app.server';
import { LIMIT_DAYS } from '../sms/budget.server';

const DRAFT_DAYS = 30;
const IDEMPOTENCY_DAYS = 30;
const WORDING_DAYS = 30;
const TEXT_INTENT_DAYS = 30;
/** As long as the outbox keeps a mail. */
const MAIL_DAYS = 7;
const TEXT_LOG_DAYS = 365;

/**
 * Deletes what has run out: unused guests, ended sessions, old links, logins and apps for codes that were only begun,
 * drafts, retry keys, counters,
 * texts worded by a model, the undo of deletions, kept forms, staged imports, old text messages, what their
 * limits are counted by, what became of mails, and what happened in accounts 90 days ago.
 */
export async function keepHouse(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => daysBefore(now, days);
  await deleteGuestsUnseenSince(db, daysAgo(GUEST_UNUSED_DAYS));
  await deleteEndedSessions(db, { now, idleSince: daysAgo(SESSION_IDLE_DAYS) });
  await deleteExpiredResetTokens(db, now);
  await deleteExpiredEmailChanges(db, now);
  await deleteExpiredChallenges(db, now);
  await deleteUnconfirmedCodeAppsOlderThan(db, setupsBegunBefore(now));
  await deleteDraftsOlderThan(db, daysAgo(DRAFT_DAYS));
  await deleteReflectionDraftsOlderThan(db, daysAgo(DRAFT_DAYS));
  await deleteIdempotencyKeysOlderThan(db, daysAgo(IDEMPOTENCY_DAYS));
  await deleteWordingsOlderThan(db, daysAgo(WORDING_DAYS));
  await deleteEndedWindows(db, now);
  await forgetExpiredMoodEntries(db, now);
  await deleteExpiredKeptForms(db, now);
  await deleteExpiredTextingCodes(db, now);
  await deleteSmsMessagesOlderThan(db, daysAgo(TEXT_INTENT_DAYS));
  await deleteSmsLogsOlderThan(db, daysAgo(TEXT_LOG_DAYS));
  await deleteSendsOlderThan(db, daysAgo(LIMIT_DAYS));
  await deleteCapHitsOlderThan(db, daysAgo(LIMIT_DAYS));
  await deleteMailsOlderThan(db, daysAgo(MAIL_DAYS));
  await deleteActivityOlderThan(db, daysAgo(ACTIVITY_DAYS));
  await discardOldImports(db, now);
  await fillSearchTexts(db);
}
