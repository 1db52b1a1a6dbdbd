import type { Executor } from 'db/client';
import { countStreak, findEntryOfDay } from 'db/repositories/check-ins';
import { findOwner } from 'db/repositories/owners';
import { localDateAt } from '../../calendar/clock';
import { addDays, daysBetween } from '../../calendar/dates';

interface Travel {
  ownerId: string;
  dayStartHour: number;
  /** The last day with a check-in, YYYY-MM-DD. */
  from: string;
  /** The moment of the next one. */
  to: Date;
}

/**
 * Whether a moment is at most one day after `from` by the clock where the person was on that day. Somebody who flies
 * from Honolulu to Kiritimati skips a date that no clock of theirs has shown: they have missed nothing.
 */
export async function isNextDayAcrossZones(
  db: Executor,
  { ownerId, dayStartHour, from, to }: Travel,
): Promise<boolean> {
  const last = await findEntryOfDay(db, { ownerId, localDate: from, which: 'last' });
  return last !== undefined && isNextDayThere(last, { dayStartHour, from, to });
}

const isNextDayThere = (
  { timeZone }: { timeZone: string },
  { dayStartHour, from, to }: Omit<Travel, 'ownerId'>,
): boolean => daysBetween(from, localDateAt(to, { timeZone, dayStartHour })) <= 1;

/** The last day with a check-in and the days with one in a row up to it, across time zones as well. */
export async function countStreakAcrossZones(
  db: Executor,
  ownerId: string,
): Promise<{ days: number; lastDate: string | null }> {
  const [{ lastDate, days: latest }, owner] = await Promise.all([
    countStreak(db, ownerId),
    findOwner(db, ownerId),
  ]);
  if (lastDate === null || !owner) return { days: latest, lastDate };
  const { dayStartHour } = owner;
  let days = latest;
  let first = addDays(lastDate, 1 - latest);
  for (;;) {
    const from = addDays(first, -2);
    const [next, last] = await Promise.all([
      findEntryOfDay(db, { ownerId, localDate: first, which: 'first' }),
      findEntryOfDay(db, { ownerId, localDate: from, which: 'last' }),
    ]);
    const goesOn = next && last && isNextDayThere(last, { dayStartHour, from, to: next.date });
    if (!goesOn) return { days, lastDate };
    const before = await countStreak(db, ownerId, from);
    days += before.days;
    first = addDays(from, 1 - before.days);
  }
}
