import { and, asc, count, eq, exists, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database, Executor } from '../client';
import * as schema from '../schema';
import { hasRoom, type HourlyCap, isWithin } from './sms-sends';

const { owners, smsLogs, smsMessages, smsOptOuts, smsSends, textingPreferences, users, userStats } = schema;
const { weeklyReflections } = schema;

export type NewSmsMessage = typeof smsMessages.$inferInsert;

/** Stores what is to be sent; what has been stored under the same intent stays as it is. At least one. */
export function insertingSmsMessages(db: Executor, messages: NewSmsMessage[]) {
  return db.insert(smsMessages).values(messages).onConflictDoNothing();
}

export async function insertSmsMessages(db: Executor, messages: NewSmsMessage[]): Promise<void> {
  if (messages.length > 0) await insertingSmsMessages(db, messages);
}

const COUNTED = ['sending', 'sent', 'unknown'] as const;

const sentSince = (since: Date) => sql<number>`(
  select count(*) from ${smsMessages} as tried
  where tried.user_id = sms_messages.user_id and tried.attempted_at >= ${since.getTime()}
    and tried.status in ${COUNTED})`;

/** A text with everything that decides about it, in one query. */
function withCircumstances(db: Executor, since: Date) {
  return db
    .select({
      message: smsMessages,
      firstName: users.firstName,
      isActive: users.isActive,
      timeZone: owners.timeZone,
      hidesProgress: owners.hidesProgress,
      preferences: textingPreferences,
      optedOutAt: smsOptOuts.optedOutAt,
      lastCheckinDate: userStats.lastCheckinDate,
      hasReflection: sql<number>`exists (
        select 1 from ${weeklyReflections}
        where ${weeklyReflections.ownerId} = ${smsMessages.userId} and ${weeklyReflections.week} = ${smsMessages.day})`,
      sentLately: sentSince(since),
    })
    .from(smsMessages)
    .innerJoin(users, eq(users.id, smsMessages.userId))
    .innerJoin(owners, eq(owners.id, smsMessages.userId))
    .leftJoin(textingPreferences, eq(textingPreferences.userId, smsMessages.userId))
    .leftJoin(userStats, eq(userStats.ownerId, smsMessages.userId))
    .leftJoin(smsOptOuts, eq(smsOptOuts.phoneNumber, smsMessages.phoneNumber))
    .$dynamic();
}

export type DueText = Awaited<ReturnType<typeof listDueTexts>>[number];

interface DueQuery {
  now: Date;
  /** From when on texts count towards the limit of a day. */
  since: Date;
  limit: number;
  userId?: string;
}

export async function listDueTexts(db: Executor, { now, since, limit, userId }: DueQuery) {
  return withCircumstances(db, since)
    .where(
      and(
        eq(smsMessages.status, 'due'),
        lte(smsMessages.dueAt, now),
        userId ? eq(smsMessages.userId, userId) : undefined,
      ),
    )
    .orderBy(asc(smsMessages.dueAt))
    .limit(limit);
}

interface Claim {
  /** At most one text of a member: they are counted before, not among each other. */
  texts: { id: string; numberHash: string | null }[];
  now: Date;
  since: Date;
  dailyLimit: number;
  cap: HourlyCap;
  /** From when on a welcome to the same number counts. */
  welcomedSince: Date;
}

/**
 * Takes due texts for sending, in one batch: of several instances that try, one gets each; never past the limit of the
 * day, the cap of the server, or the one welcome of a number. Returns the ids of those it got.
 */
export async function claimTexts(db: Database, { texts, ...claim }: Claim): Promise<string[]> {
  const statements = texts.flatMap((text) => [
    countingSend(db, { ...claim, ...text }),
    db
      .update(smsMessages)
      .set({ status: 'sending', attemptedAt: claim.now, attempts: sql`${smsMessages.attempts} + 1` })
      .where(and(isDue(text.id), exists(db.select().from(smsSends).where(eq(smsSends.id, text.id)))))
      .returning({ id: smsMessages.id }),
  ]);
  const [first, ...rest] = statements;
  if (!first) return [];
  const results = await db.batch([first, ...rest]);
  return results.flatMap((result) => (Array.isArray(result) ? result.map(({ id }) => id) : []));
}

const isDue = (id: string) => and(eq(smsMessages.id, id), eq(smsMessages.status, 'due'));

type OneClaim = Omit<Claim, 'texts'> & Claim['texts'][number];

/** Counts a due text, unless a limit is reached: then the claim that follows does not find it. */
function countingSend(
  db: Database,
  { id, numberHash, now, since, dailyLimit, cap, welcomedSince }: OneClaim,
) {
  const isFirstWelcome =
    numberHash === null ? undefined : isWithin('welcome', numberHash, { most: 1, since: welcomedSince });
  const row = db
    .select({
      id: smsMessages.id,
      kind: smsMessages.messageType,
      numberHash: sql<string | null>`${numberHash}`.as('number_hash'),
      sentAt: sql<Date>`${now.getTime()}`.as('sent_at'),
    })
    .from(smsMessages)
    .where(and(isDue(id), lt(sentSince(since), sql`${dailyLimit}`), hasRoom('welcome', cap), isFirstWelcome));
  return db.insert(smsSends).select(row);
}

type MessageStatus = typeof smsMessages.$inferSelect.status;

/** What has come to this was certainly not sent, and counts towards no limit. */
const NOT_SENT: readonly MessageStatus[] = ['failed', 'not_configured'];

export interface SettledText {
  id: string;
  status: MessageStatus;
  log: Pick<typeof smsLogs.$inferInsert, 'message' | 'status' | 'twilioSid' | 'errorMessage' | 'createdAt'>;
}

/**
 * Stores what came of texts, and their lines in the log, together. A line has the id of its text: however often it is
 * written, there is one. A text whose member has been deleted meanwhile leaves none.
 */
export async function settleTexts(db: Database, texts: SettledText[]): Promise<void> {
  const statements = texts.flatMap(({ id, status, log }) => {
    const { message, createdAt, twilioSid = null, errorMessage = null } = log;
    const set = { status: log.status, twilioSid, errorMessage };
    const line = db
      .select({
        id: smsMessages.id,
        userId: smsMessages.userId,
        phoneNumber: smsMessages.phoneNumber,
        messageType: smsMessages.messageType,
        message: sql<string>`${message}`.as('message'),
        status: sql<string>`${log.status}`.as('status'),
        twilioSid: sql<string | null>`${twilioSid}`.as('twilio_sid'),
        errorMessage: sql<string | null>`${errorMessage}`.as('error_message'),
        createdAt: sql<Date>`${createdAt.getTime()}`.as('created_at'),
      })
      .from(smsMessages)
      .where(eq(smsMessages.id, id));
    return [
      db.update(smsMessages).set({ status }).where(eq(smsMessages.id, id)),
      db.insert(smsLogs).select(line).onConflictDoUpdate({ target: smsLogs.id, set }),
      ...(NOT_SENT.includes(status) ? [db.delete(smsSends).where(eq(smsSends.id, id))] : []),
    ];
  });
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}

/** Puts a text off that is due, or was claimed and certainly not sent: then it counts towards no limit. */
export async function postponeText(
  db: Database,
  { id, from, until }: { id: string; from: 'due' | 'sending'; until: Date },
): Promise<void> {
  const postponing = db
    .update(smsMessages)
    .set({ status: 'due', dueAt: until })
    .where(and(eq(smsMessages.id, id), eq(smsMessages.status, from)));
  const forgetting = from === 'sending' ? [db.delete(smsSends).where(eq(smsSends.id, id))] : [];
  await db.batch([postponing, ...forgetting]);
}

/** How many texts could go out now. */
export async function countDueTexts(db: Executor, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(smsMessages)
    .where(and(eq(smsMessages.status, 'due'), lte(smsMessages.dueAt, now)));
  return row?.total ?? 0;
}

/** A welcome that still waits follows its member to another number; without one it is not sent. */
export async function moveWelcome(
  db: Executor,
  { userId, phoneNumber }: { userId: string; phoneNumber: string | null },
): Promise<void> {
  await db
    .update(smsMessages)
    .set(phoneNumber ? { phoneNumber } : { status: 'skipped' })
    .where(and(eq(smsMessages.intent, `welcome:${userId}`), eq(smsMessages.status, 'due')));
}

/** Takes a due text off the list. False when another instance was quicker. */
export async function dropText(db: Executor, id: string): Promise<boolean> {
  const [row] = await db
    .update(smsMessages)
    .set({ status: 'skipped' })
    .where(and(eq(smsMessages.id, id), eq(smsMessages.status, 'due')))
    .returning({ id: smsMessages.id });
  return row !== undefined;
}

/** Texts whose sending has begun before `before` and never ended: the process that sent them is gone. */
export async function listLostTexts(db: Executor, { before, since }: { before: Date; since: Date }) {
  return withCircumstances(db, since)
    .where(and(eq(smsMessages.status, 'sending'), lt(smsMessages.attemptedAt, before)))
    .limit(200);
}

/** What may be forgotten: the intent of a day's or a week's text that is long over. */
export async function deleteSmsMessagesOlderThan(db: Executor, age: Date): Promise<void> {
  await db
    .delete(smsMessages)
    .where(
      and(
        inArray(smsMessages.messageType, ['reminder', 'weekly-reflection']),
        lt(smsMessages.createdAt, age),
      ),
    );
}
