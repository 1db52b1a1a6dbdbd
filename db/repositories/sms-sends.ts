import { and, count, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { smsSends } from '../schema';

export type SendKind = typeof smsSends.$inferSelect.kind;

/** How many texts the server may send within an hour. Replies are counted apart, to the same number. */
export interface HourlyCap {
  most: number;
  since: Date;
}

/** A limit for one number: at most `most` texts of a kind since then. */
export interface NumberLimit {
  most: number;
  since: Date;
}

const REPLY: SendKind = 'reply';
const isInLane = (kind: SendKind) => (kind === REPLY ? eq(smsSends.kind, REPLY) : ne(smsSends.kind, REPLY));

/** True while there is room under the cap. */
export const hasRoom = (kind: SendKind, { most, since }: HourlyCap): SQL => sql`
  (select count(*) from ${smsSends} where ${gt(smsSends.sentAt, since)} and ${isInLane(kind)}) < ${most}`;

/** True while a number has had fewer of a kind than it may. */
export const isWithin = (kind: SendKind, numberHash: string, { most, since }: NumberLimit): SQL => sql`
  (select count(*) from ${smsSends} where ${eq(smsSends.numberHash, numberHash)}
    and ${eq(smsSends.kind, kind)} and ${gt(smsSends.sentAt, since)}) < ${most}`;

interface Send {
  id: string;
  kind: SendKind;
  numberHash: string | null;
  now: Date;
  cap: HourlyCap;
  limits: NumberLimit[];
}

/** Counts a text before it goes out, in one statement, unless a limit is reached: then it gives false. */
export async function takeSend(
  db: Executor,
  { id, kind, numberHash, now, cap, limits }: Send,
): Promise<boolean> {
  const perNumber = numberHash === null ? [] : limits.map((limit) => isWithin(kind, numberHash, limit));
  const row = sql`select ${id}, ${kind}, ${numberHash}, ${now.getTime()}
    where ${and(hasRoom(kind, cap), ...perNumber)}`;
  const taken = await db.insert(smsSends).select(row).onConflictDoNothing().returning({ id: smsSends.id });
  return taken.length > 0;
}

export async function hasSend(db: Executor, id: string): Promise<boolean> {
  return (await db.query.smsSends.findFirst({ where: eq(smsSends.id, id) })) !== undefined;
}

/** Takes back the count of a text that certainly was not sent. */
export async function giveBack(db: Executor, id: string): Promise<void> {
  await db.delete(smsSends).where(eq(smsSends.id, id));
}

/** How many texts count under the cap that this kind stands under. */
export async function countSends(db: Executor, kind: SendKind, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(smsSends)
    .where(and(gt(smsSends.sentAt, since), isInLane(kind)));
  return row?.total ?? 0;
}

/** Which of these numbers have had a welcome since then. */
export async function listWelcomed(
  db: Executor,
  { numberHashes, since }: { numberHashes: string[]; since: Date },
): Promise<string[]> {
  if (numberHashes.length === 0) return [];
  const rows = await db
    .select({ numberHash: smsSends.numberHash })
    .from(smsSends)
    .where(
      and(
        inArray(smsSends.numberHash, numberHashes),
        eq(smsSends.kind, 'welcome'),
        gt(smsSends.sentAt, since),
      ),
    );
  return rows.flatMap(({ numberHash }) => numberHash ?? []);
}

export async function deleteSendsOlderThan(db: Executor, age: Date): Promise<void> {
  await db.delete(smsSends).where(lt(smsSends.sentAt, age));
}
