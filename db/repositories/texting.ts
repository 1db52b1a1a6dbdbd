import { and, eq, gt, isNotNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { owners, smsOptOuts, textingCodes, textingPreferences, userStats } from '../schema';

export type TextingPreferences = typeof textingPreferences.$inferSelect;

export async function findTextingPreferences(
  db: Executor,
  userId: string,
): Promise<TextingPreferences | undefined> {
  return db.query.textingPreferences.findFirst({ where: eq(textingPreferences.userId, userId) });
}

export async function saveTextingPreferences(
  db: Executor,
  { userId, ...values }: { userId: string; updatedAt: Date } & Partial<TextingPreferences>,
): Promise<void> {
  await db
    .insert(textingPreferences)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: textingPreferences.userId, set: values });
}

export type Occasion = 'nextReminderAt' | 'nextReflectionAt';

/** Members whose next reminder or reflection has come, the longest due first. */
export async function listOccasions(
  db: Executor,
  { occasion, now, limit }: { occasion: Occasion; now: Date; limit: number },
) {
  const column = textingPreferences[occasion];
  return db
    .select({
      preferences: textingPreferences,
      timeZone: owners.timeZone,
      lastCheckinDate: userStats.lastCheckinDate,
    })
    .from(textingPreferences)
    .innerJoin(owners, eq(owners.id, textingPreferences.userId))
    .leftJoin(userStats, eq(userStats.ownerId, textingPreferences.userId))
    .where(and(isNotNull(column), lte(column, now)))
    .orderBy(column)
    .limit(limit);
}

export type DueOccasion = Awaited<ReturnType<typeof listOccasions>>[number];

/** Moves the occasion on, unless another instance or the member has already. */
export function movingOccasion(
  db: Executor,
  { userId, occasion, from, to }: { userId: string; occasion: Occasion; from: Date; to: Date },
) {
  return db
    .update(textingPreferences)
    .set({ [occasion]: to })
    .where(and(eq(textingPreferences.userId, userId), eq(textingPreferences[occasion], from)));
}

export async function saveTextingCode(db: Executor, code: typeof textingCodes.$inferInsert): Promise<void> {
  const { userId: _userId, ...set } = code;
  await db.insert(textingCodes).values(code).onConflictDoUpdate({ target: textingCodes.userId, set });
}

export async function findTextingCode(db: Executor, { userId, now }: { userId: string; now: Date }) {
  return db.query.textingCodes.findFirst({
    where: and(eq(textingCodes.userId, userId), gt(textingCodes.expiresAt, now)),
  });
}

/** Counts a try, in one statement, and gives the code to compare with while there are tries left. */
export async function tryTextingCode(db: Executor, { userId, now }: { userId: string; now: Date }) {
  const [row] = await db
    .update(textingCodes)
    .set({ triesLeft: sql`${textingCodes.triesLeft} - 1` })
    .where(
      and(eq(textingCodes.userId, userId), gt(textingCodes.expiresAt, now), gt(textingCodes.triesLeft, 0)),
    )
    .returning();
  return row;
}

export async function deleteTextingCode(db: Executor, userId: string): Promise<void> {
  await db.delete(textingCodes).where(eq(textingCodes.userId, userId));
}

/** Takes back a code that went to another number than this one. */
export async function deleteTextingCodeToOthers(
  db: Executor,
  { userId, phoneNumber }: { userId: string; phoneNumber: string | null },
): Promise<void> {
  const isToAnother = phoneNumber === null ? undefined : ne(textingCodes.phoneNumber, phoneNumber);
  await db.delete(textingCodes).where(and(eq(textingCodes.userId, userId), isToAnother));
}

export async function deleteExpiredTextingCodes(db: Executor, now: Date): Promise<void> {
  await db.delete(textingCodes).where(lt(textingCodes.expiresAt, now));
}

export async function hasOptedOut(db: Executor, phoneNumber: string): Promise<boolean> {
  return (
    (await db.query.smsOptOuts.findFirst({ where: eq(smsOptOuts.phoneNumber, phoneNumber) })) !== undefined
  );
}

export async function insertOptOut(
  db: Executor,
  { phoneNumber, at }: { phoneNumber: string; at: Date },
): Promise<void> {
  await db.insert(smsOptOuts).values({ phoneNumber, optedOutAt: at }).onConflictDoNothing();
}

export async function deleteOptOut(db: Executor, phoneNumber: string): Promise<void> {
  await db.delete(smsOptOuts).where(eq(smsOptOuts.phoneNumber, phoneNumber));
}
