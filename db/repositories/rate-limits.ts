import { and, eq, exists, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database, Executor } from '../client';
import { rateLimits } from '../schema';
import type { Step } from '../together';

export interface Counted {
  attempts: number;
  resetsAt: Date;
}

interface CountAttempt {
  key: string;
  now: Date;
  windowMs: number;
  /** True: the window starts over with each attempt. */
  slides?: boolean;
}

/** Counts one more attempt in the current window, in a single statement so that it holds over several machines. */
export async function countAttempt(db: Executor, attempt: CountAttempt): Promise<Counted> {
  const [row] = await countingAttempt(db, attempt);
  if (!row) throw new Error('the counter did not come back');
  return row;
}

function countingAttempt(db: Executor, { key, now, windowMs, slides = false }: CountAttempt) {
  const isOver = sql`${rateLimits.resetsAt} <= ${now.getTime()}`;
  const resetsAt = new Date(now.getTime() + windowMs);
  return db
    .insert(rateLimits)
    .values({ key, attempts: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${rateLimits.attempts} + 1 end`,
        resetsAt: slides
          ? resetsAt
          : sql`case when ${isOver} then ${resetsAt.getTime()} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
}

export interface Allowance extends CountAttempt {
  /** How many attempts a window allows. */
  most: number;
}

/** A window is full. With what was to be written the attempt itself was not counted, either. */
export class OverAllowance extends Error {
  override name = 'OverAllowance';
}

/** Counts an attempt together with what it is for, and lets that happen only within the limit. */
export const allowanceSteps = (db: Database, allowance: Allowance | undefined): Step[] => {
  if (!allowance) return [];
  const isWithin = and(eq(rateLimits.key, allowance.key), lte(rateLimits.attempts, allowance.most));
  return [
    (executor) => countingAttempt(executor, allowance),
    {
      holds: exists(
        db
          .select({ one: sql`1` })
          .from(rateLimits)
          .where(isWithin),
      ),
      otherwise: () => new OverAllowance(),
    },
  ];
};

/** The counts under these keys in windows that have not ended. */
export async function readCounts(
  db: Executor,
  { keys, now }: { keys: readonly string[]; now: Date },
): Promise<Map<string, Counted>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, [...keys]), gt(rateLimits.resetsAt, now)));
  return new Map(rows.map(({ key, ...counted }) => [key, counted]));
}

export async function deleteWindow(db: Executor, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

export async function deleteEndedWindows(db: Executor, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
}
