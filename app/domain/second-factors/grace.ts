import { DAY_MS } from '../calendar/durations';
const GRACE_DAYS = 7;

/** Until when somebody who becomes an admin now may go without a second factor. */
export const dueFrom = (now: Date) => new Date(now.getTime() + GRACE_DAYS * DAY_MS);

interface Admin {
  isAdmin: boolean;
  /** Null: not known yet; then the grace begins when they first come. */
  factorDueAt: Date | null;
}

/** The same for a change of roles: an admin keeps their day, a member has none. */
export function dueOf({ isAdmin, before, now }: { isAdmin: boolean; before: Admin; now: Date }): Date | null {
  if (!isAdmin) return null;
  return before.isAdmin ? before.factorDueAt : dueFrom(now);
}

interface AtNow {
  hasFactor: boolean;
  now: Date;
}

/** What an admin owes: nothing, a second factor by a day, or one before anything else. */
export type Duty = { kind: 'none' } | { kind: 'due' | 'overdue'; at: Date };

export function dutyOf({ isAdmin, factorDueAt }: Admin, { hasFactor, now }: AtNow): Duty {
  if (!isAdmin || hasFactor) return { kind: 'none' };
  const at = factorDueAt ?? dueFrom(now);
  return { kind: at > now ? 'due' : 'overdue', at };
}
