import { and, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { accountActivity } from '../schema';

export type ActivityRow = typeof accountActivity.$inferSelect;

interface NewActivity {
  id: string;
  userId: string;
  kind: string;
  device: string | null;
  at: Date;
  foldedUnder: string;
  /** What stands for the device of a row once a second one is folded into it. */
  severalDevices: string;
}

/** Adds a row, or counts one more in the row of the same fold: one statement, so that it holds over several machines. */
export async function upsertActivity(
  db: Executor,
  { at, severalDevices, ...row }: NewActivity,
): Promise<void> {
  const { count, device } = accountActivity;
  await db
    .insert(accountActivity)
    .values({ ...row, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [accountActivity.userId, accountActivity.foldedUnder],
      set: {
        count: sql`${count} + 1`,
        lastAt: at,
        device: sql`case when ${device} is ${row.device} then ${device} else ${severalDevices} end`,
      },
    });
}

interface Which {
  userId: string;
  since: Date;
  /** The kind that has a list of its own. */
  except: string;
  limit: number;
  offset: number;
}

/** A member's activity since an instant, newest first, all kinds but one. */
export async function listActivity(
  db: Executor,
  { userId, since, except, limit, offset }: Which,
): Promise<ActivityRow[]> {
  const { userId: user, lastAt, kind, id } = accountActivity;
  return db
    .select()
    .from(accountActivity)
    .where(and(eq(user, userId), gte(lastAt, since), ne(kind, except)))
    .orderBy(desc(lastAt), desc(id))
    .limit(limit)
    .offset(offset);
}

/** A member's activity of one kind since an instant, newest first. */
export async function listActivityOfKind(
  db: Executor,
  { userId, kind, since }: { userId: string; kind: string; since: Date },
): Promise<ActivityRow[]> {
  const { userId: user, lastAt } = accountActivity;
  return db
    .select()
    .from(accountActivity)
    .where(and(eq(user, userId), eq(accountActivity.kind, kind), gte(lastAt, since)))
    .orderBy(desc(lastAt));
}

export async function deleteActivityOlderThan(db: Executor, before: Date): Promise<void> {
  await db.delete(accountActivity).where(lt(accountActivity.lastAt, before));
}
