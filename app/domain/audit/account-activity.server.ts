import { randomUUID } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import * as activity from 'db/repositories/account-activity';
import { daysBefore } from '../calendar/durations';
import { PAGE_SIZE } from '../paging';
import { type ActivityKind, activityWords, foldOf } from './activity-kinds';
import { type FailedHour } from './failed-days';

export const ACTIVITY_DAYS = 90;
const SEVERAL_DEVICES = 'Different devices';

interface Activity {
  userId: string;
  kind: ActivityKind;
  /** A coarse name; missing when the client did not say. */
  device?: string;
  now: Date;
}

/** Writes down what happened in an account; belongs in the transaction that does it. */
export async function noteActivity(db: Executor, { userId, kind, device, now }: Activity): Promise<void> {
  const id = randomUUID();
  await activity.upsertActivity(db, {
    id,
    userId,
    kind,
    device: device ?? null,
    at: now,
    foldedUnder: foldOf(kind, now) ?? id,
    severalDevices: SEVERAL_DEVICES,
  });
}

const since = (now: Date) => daysBefore(now, ACTIVITY_DAYS);

/** A page of what happened in an account within 90 days, newest first, but for logins that failed. */
export async function readActivity(
  db: Database,
  { userId, page, now }: { userId: string; page: number; now: Date },
) {
  const rows = await activity.listActivity(db, {
    userId,
    since: since(now),
    except: 'login-failed' satisfies ActivityKind,
    limit: PAGE_SIZE + 1,
    offset: (page - 1) * PAGE_SIZE,
  });
  const acts = rows.slice(0, PAGE_SIZE).map(({ id, kind, device, count, firstAt, lastAt }) => ({
    id,
    what: activityWords(kind),
    device,
    count,
    firstAt,
    lastAt,
  }));
  return { acts, hasMore: rows.length > PAGE_SIZE };
}

/** The hours of 90 days in which logins failed, newest first. */
export async function readFailedLogins(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<FailedHour[]> {
  return activity.listActivityOfKind(db, {
    userId,
    kind: 'login-failed' satisfies ActivityKind,
    since: since(now),
  });
}
