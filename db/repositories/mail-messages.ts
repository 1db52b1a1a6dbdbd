import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  max,
  sql,
} from 'drizzle-orm';
import type { Executor } from '../client';
import type { MailKind, MailStatus } from '../documents/mail';
import { mailMessages } from '../schema';

export type MailRow = typeof mailMessages.$inferSelect;

export async function insertMail(db: Executor, mail: typeof mailMessages.$inferInsert): Promise<void> {
  await db.insert(mailMessages).values(mail);
}

const isDue = (now: Date) =>
  and(eq(mailMessages.status, 'waiting'), lte(mailMessages.dueAt, now), gt(mailMessages.expiresAt, now));

/** The ids of mails that can be tried now, the longest due first. */
export async function listDueMails(
  db: Executor,
  { now, limit, userId }: { now: Date; limit: number; userId?: string },
): Promise<string[]> {
  const rows = await db
    .select({ id: mailMessages.id })
    .from(mailMessages)
    .where(and(isDue(now), userId ? eq(mailMessages.userId, userId) : undefined))
    .orderBy(asc(mailMessages.dueAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Takes due mails for a try, in one statement: of several servers one gets each, until `leaseEnd`. A server that
 * has not settled a mail by then is gone, and the mail is due again.
 */
export async function claimMails(
  db: Executor,
  { ids, now, leaseEnd }: { ids: string[]; now: Date; leaseEnd: Date },
): Promise<MailRow[]> {
  return db
    .update(mailMessages)
    .set({ dueAt: leaseEnd, attemptedAt: now, attempts: sql`${mailMessages.attempts} + 1` })
    .where(and(inArray(mailMessages.id, ids), isDue(now)))
    .returning();
}

type Attempt = Pick<MailRow, 'id' | 'attempts'>;

/** Finds the row as this attempt has left it: not one that another server has taken since. */
const stillOf = ({ id, attempts }: Attempt) =>
  and(eq(mailMessages.id, id), eq(mailMessages.attempts, attempts));

/** Stores that a mail waits no more; what it says is taken out. It may have run out while it was sent. */
export async function settleMail(
  db: Executor,
  {
    mail,
    ...outcome
  }: { mail: Attempt; status: 'sent' | 'failed'; trouble: string | null; reply: string | null },
): Promise<void> {
  await db
    .update(mailMessages)
    .set({ ...outcome, sealed: null })
    .where(stillOf(mail));
}

/** Stores why a mail has not left, and when it is tried again. */
export async function postponeMail(
  db: Executor,
  { mail, ...changes }: { mail: Attempt; dueAt: Date; trouble: string; reply: string | null },
): Promise<void> {
  await db
    .update(mailMessages)
    .set(changes)
    .where(and(stillOf(mail), eq(mailMessages.status, 'waiting')));
}

/** Gives up what has lost its point. Returns how many. */
export async function expireMails(db: Executor, now: Date): Promise<number> {
  const rows = await db
    .update(mailMessages)
    .set({ status: 'expired', sealed: null })
    .where(and(eq(mailMessages.status, 'waiting'), lte(mailMessages.expiresAt, now)))
    .returning({ id: mailMessages.id });
  return rows.length;
}

export async function hasExpiredMails(db: Executor, now: Date): Promise<boolean> {
  const found = await db.query.mailMessages.findFirst({
    where: and(eq(mailMessages.status, 'waiting'), lte(mailMessages.expiresAt, now)),
    columns: { id: true },
  });
  return found !== undefined;
}

/** Deletes mails of these kinds that have not left yet. */
export async function deleteWaitingMails(
  db: Executor,
  { userId, kinds }: { userId: string; kinds: readonly MailKind[] },
): Promise<void> {
  await db
    .delete(mailMessages)
    .where(
      and(
        eq(mailMessages.userId, userId),
        inArray(mailMessages.kind, [...kinds]),
        eq(mailMessages.status, 'waiting'),
      ),
    );
}

/** Newest first, without what they say. */
export async function listMails(
  db: Executor,
  { status, limit, offset }: { status?: MailStatus; limit: number; offset: number },
) {
  return db.query.mailMessages.findMany({
    columns: { sealed: false, userId: false },
    where: status ? eq(mailMessages.status, status) : undefined,
    orderBy: [desc(mailMessages.createdAt), desc(mailMessages.id)],
    limit,
    offset,
  });
}

export async function countMailsByStatus(db: Executor) {
  return db
    .select({ status: mailMessages.status, total: count() })
    .from(mailMessages)
    .groupBy(mailMessages.status);
}

/** What came of the mails that were tried since `since`, and after the last one that left. */
export async function countTroubles(db: Executor, since: Date) {
  const [sent] = await db
    .select({ at: max(mailMessages.attemptedAt) })
    .from(mailMessages)
    .where(eq(mailMessages.status, 'sent'));
  const after = gt(mailMessages.attemptedAt, sent?.at ?? new Date(0));
  const lately = and(gte(mailMessages.attemptedAt, since), after);
  const again = and(isNotNull(mailMessages.trouble), gte(mailMessages.attempts, 2));
  const [waiting] = await db
    .select({ total: count() })
    .from(mailMessages)
    .where(and(eq(mailMessages.status, 'waiting'), lately, again));
  const [failed] = await db
    .select({ members: countDistinct(mailMessages.userId) })
    .from(mailMessages)
    .where(and(eq(mailMessages.status, 'failed'), lately));
  return { triedAgain: waiting?.total ?? 0, membersRefused: failed?.members ?? 0 };
}

export async function deleteMailsOlderThan(db: Executor, age: Date): Promise<void> {
  await db.delete(mailMessages).where(lt(mailMessages.createdAt, age));
}
