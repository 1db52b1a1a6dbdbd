import type { Database, Executor } from 'db/client';
import type { OwnerRow } from 'db/repositories/owners';
import { moveWelcome } from 'db/repositories/sms-messages';
import * as texting from 'db/repositories/texting';
import type { UserRow } from 'db/repositories/users';
import { zoneOrUtc } from '../calendar/day-settings';
import { CONSENT_TEXT } from './consent';
import { toE164 } from './phone.server';
import type { TextingInput } from './schema';
import { nextAtHour, nextReflectionEvening } from './times';

const DEFAULT_REMINDER_HOUR = 18;

type Who = { user: UserRow; owner: Pick<OwnerRow, 'id' | 'timeZone'>; now: Date };

/** How it stands with a member and text messages. */
export async function readTexting(db: Database, { user, now }: Omit<Who, 'owner'>) {
  const stored = await texting.findTextingPreferences(db, user.id);
  const number = toE164(user.phoneNumber);
  const isConfirmed = number !== null && stored?.confirmedNumber === number;
  return {
    phoneNumber: user.phoneNumber,
    /** In E.164; null for one that texts cannot reach. */
    number,
    hasConsent: stored?.consentedAt != null,
    isConfirmed,
    isCodeSent: !isConfirmed && (await texting.findTextingCode(db, { userId: user.id, now })) !== undefined,
    hasOptedOut: number !== null && (await texting.hasOptedOut(db, number)),
    reminderOn: stored?.reminderOn ?? false,
    reminderHour: stored?.reminderHour ?? DEFAULT_REMINDER_HOUR,
    achievementOn: stored?.achievementOn ?? false,
    weeklyReflectionOn: stored?.weeklyReflectionOn ?? false,
  };
}

/** Stores a member's say. Without consent everything is off; the words of a consent are kept with its time. */
export async function saveTexting(
  db: Database,
  { user, owner, input, now }: Who & { input: TextingInput },
): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await texting.findTextingPreferences(tx, user.id);
    const isKept = input.consent && stored?.consentText === CONSENT_TEXT;
    await texting.saveTextingPreferences(tx, {
      userId: user.id,
      consentText: input.consent ? CONSENT_TEXT : null,
      consentedAt: isKept ? stored.consentedAt : input.consent ? now : null,
      reminderOn: input.consent && input.reminderOn,
      reminderHour: input.reminderHour,
      achievementOn: input.consent && input.achievementOn,
      weeklyReflectionOn: input.consent && input.weeklyReflectionOn,
      updatedAt: now,
    });
    await reschedule(tx, { userId: user.id, timeZone: owner.timeZone, now });
  });
}

/**
 * Works out again when the next reminder and weekly reflection come; belongs in the transaction that changes a switch, the
 * hour, the number or the time zone.
 */
export async function reschedule(
  tx: Executor,
  { userId, timeZone, now }: { userId: string; timeZone: string | null; now: Date },
): Promise<void> {
  const stored = await texting.findTextingPreferences(tx, userId);
  if (!stored) return;
  const zone = zoneOrUtc(timeZone);
  const isOn = stored.consentedAt !== null && stored.confirmedNumber !== null;
  await texting.saveTextingPreferences(tx, {
    userId,
    nextReminderAt: isOn && stored.reminderOn ? nextAtHour(now, stored.reminderHour, zone) : null,
    nextReflectionAt: isOn && stored.weeklyReflectionOn ? nextReflectionEvening(now, zone) : null,
    updatedAt: now,
  });
}

/**
 * Ends what goes to a member's earlier number: nothing more is texted there, and the new one is not confirmed yet. A
 * welcome that still waits goes to the new one. Belongs in the transaction that changes the number.
 */
export async function followNumber(
  tx: Executor,
  { userId, phoneNumber, now }: { userId: string; phoneNumber: string; now: Date },
): Promise<{ isToBeConfirmed: boolean }> {
  const number = toE164(phoneNumber);
  await moveWelcome(tx, { userId, phoneNumber: number });
  await texting.deleteTextingCodeToOthers(tx, { userId, phoneNumber: number });
  const stored = await texting.findTextingPreferences(tx, userId);
  if (!stored?.confirmedNumber || stored.confirmedNumber === number) return { isToBeConfirmed: false };
  const unconfirmed = { confirmedNumber: null, confirmedAt: null };
  const notDue = { nextReminderAt: null, nextReflectionAt: null };
  await texting.saveTextingPreferences(tx, { userId, ...unconfirmed, ...notDue, updatedAt: now });
  return { isToBeConfirmed: stored.consentedAt !== null };
}
