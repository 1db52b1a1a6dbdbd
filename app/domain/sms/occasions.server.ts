import type { Database } from 'db/client';
import { insertingSmsMessages, type NewSmsMessage } from 'db/repositories/sms-messages';
import { type DueOccasion, listOccasions, movingOccasion, type Occasion } from 'db/repositories/texting';
import { wallDateAt } from '../calendar/clock';
import { zoneOrUtc } from '../calendar/day-settings';
import { newText } from './queue.server';
import { eveningOf, nextAtHour, nextReflectionEvening, weekIn } from './times';

const CHUNK = 100;

interface Plan {
  occasion: Occasion;
  /** The text for an occasion that has come, or undefined when there is no point in it. */
  textOf(due: DueOccasion, now: Date): NewSmsMessage | undefined;
  next(due: DueOccasion, now: Date): Date;
}

const zoneOf = ({ timeZone }: DueOccasion) => zoneOrUtc(timeZone);

const REMINDERS: Plan = {
  occasion: 'nextReminderAt',
  textOf(due, now) {
    const { userId, confirmedNumber, nextReminderAt } = due.preferences;
    if (!nextReminderAt || !confirmedNumber) return undefined;
    const zone = zoneOf(due);
    const day = wallDateAt(nextReminderAt, zone);
    const expiresAt = eveningOf(nextReminderAt, zone);
    const isDone = due.lastCheckinDate !== null && due.lastCheckinDate >= day;
    if (isDone || expiresAt <= now) return undefined;
    const text = { userId, messageType: 'reminder' as const, phoneNumber: confirmedNumber, day, expiresAt };
    return newText({ ...text, intent: `reminder:${userId}:${day}` }, now);
  },
  next: (due, now) => nextAtHour(now, due.preferences.reminderHour, zoneOf(due)),
};

const REFLECTIONS: Plan = {
  occasion: 'nextReflectionAt',
  textOf(due, now) {
    const { userId, confirmedNumber, nextReflectionAt } = due.preferences;
    if (!nextReflectionAt || !confirmedNumber) return undefined;
    const zone = zoneOf(due);
    const day = weekIn(nextReflectionAt, zone);
    const expiresAt = eveningOf(nextReflectionAt, zone);
    if (expiresAt <= now) return undefined;
    const text = { userId, messageType: 'weekly-reflection' as const, phoneNumber: confirmedNumber };
    return newText({ ...text, day, expiresAt, intent: `weekly-reflection:${userId}:${day}` }, now);
  },
  next: (due, now) => nextReflectionEvening(now, zoneOf(due)),
};

/** Puts every reminder and weekly reflection whose time has come on the list, and sets the next time. */
export async function queueOccasions(db: Database, now: Date): Promise<void> {
  for (const plan of [REMINDERS, REFLECTIONS]) await queueAll(db, plan, now);
}

async function queueAll(db: Database, plan: Plan, now: Date): Promise<void> {
  const { occasion } = plan;
  for (;;) {
    const due = await listOccasions(db, { occasion, now, limit: CHUNK });
    if (due.length === 0) return;
    const texts = due.flatMap((one) => plan.textOf(one, now) ?? []);
    const moves = due.flatMap((one) => {
      const { userId, [occasion]: from } = one.preferences;
      return from ? [movingOccasion(db, { userId, occasion, from, to: plan.next(one, now) })] : [];
    });
    // Together, so that a crash loses no occasion. Two instances may both be here: an intent is stored once.
    const [first, ...rest] = texts.length > 0 ? [insertingSmsMessages(db, texts), ...moves] : moves;
    if (first !== undefined) await db.batch([first, ...rest]);
    if (due.length < CHUNK) return;
  }
}
