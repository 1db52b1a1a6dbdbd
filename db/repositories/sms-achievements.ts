import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { smsMessages, textingPreferences } from '../schema';
import type { NewSmsMessage } from './sms-messages';

type NewAchievement = Pick<NewSmsMessage, 'id' | 'intent' | 'streakDays' | 'expiresAt' | 'createdAt'> & {
  userId: string;
};

/** A text about something reached, if its member has asked for such texts; once for an intent. */
export function insertingAchievement(db: Executor, { userId, createdAt, ...text }: NewAchievement) {
  const { confirmedNumber, consentedAt, achievementOn } = textingPreferences;
  // All columns in their order: drizzle asks for that where the values come from a query.
  const row = db
    .select({
      id: sql<string>`${text.id}`.as('id'),
      intent: sql<string>`${text.intent}`.as('intent'),
      userId: textingPreferences.userId,
      messageType: sql<'achievement'>`'achievement'`.as('message_type'),
      phoneNumber: sql<string>`${confirmedNumber}`.as('phone_number'),
      streakDays: sql<number | null>`${text.streakDays ?? null}`.as('streak_days'),
      day: sql<string | null>`null`.as('day'),
      status: sql<'due'>`'due'`.as('status'),
      dueAt: sql<Date>`${createdAt.getTime()}`.as('due_at'),
      expiresAt: sql<Date>`${text.expiresAt.getTime()}`.as('expires_at'),
      attempts: sql<number>`0`.as('attempts'),
      attemptedAt: sql<Date | null>`null`.as('attempted_at'),
      createdAt: sql<Date>`${createdAt.getTime()}`.as('created_at'),
    })
    .from(textingPreferences)
    .where(
      and(
        eq(textingPreferences.userId, userId),
        isNotNull(consentedAt),
        isNotNull(confirmedNumber),
        eq(achievementOn, true),
      ),
    );
  return db.insert(smsMessages).select(row).onConflictDoNothing();
}
