import { randomUUID } from 'node:crypto';
import type { Executor } from 'db/client';
import { insertSmsLog } from 'db/repositories/sms';
import { insertingAchievement } from 'db/repositories/sms-achievements';
import { insertSmsMessages, type NewSmsMessage } from 'db/repositories/sms-messages';
import type { UserRow } from 'db/repositories/users';
import type { Write } from 'db/together';
import { daysAfter } from '../calendar/durations';
import { milestonesReached } from './milestones';
import { toE164 } from './phone.server';

const WELCOME_DAYS = 3;
const ACHIEVEMENT_DAYS = 2;

export function newText(text: Omit<NewSmsMessage, 'id' | 'dueAt' | 'createdAt'>, now: Date): NewSmsMessage {
  return { ...text, id: randomUUID(), dueAt: now, createdAt: now };
}

/** Puts the welcome on the list; belongs in the transaction that makes the member. */
export async function queueWelcome(tx: Executor, { user, now }: { user: UserRow; now: Date }): Promise<void> {
  const phoneNumber = toE164(user.phoneNumber);
  if (!phoneNumber) return logUnreachable(tx, { user, now });
  const intent = `welcome:${user.id}`;
  const expiresAt = daysAfter(now, WELCOME_DAYS);
  await insertSmsMessages(tx, [
    newText({ intent, userId: user.id, messageType: 'welcome', phoneNumber, expiresAt }, now),
  ]);
}

async function logUnreachable(tx: Executor, { user, now }: { user: UserRow; now: Date }): Promise<void> {
  await insertSmsLog(tx, {
    id: randomUUID(),
    userId: user.id,
    phoneNumber: user.phoneNumber,
    messageType: 'welcome',
    message: '',
    status: 'failed',
    errorMessage: 'This is not a phone number that texts can be sent to',
    createdAt: now,
  });
}

interface Reached {
  userId: string;
  before: Parameters<typeof milestonesReached>[0];
  after: Parameters<typeof milestonesReached>[1];
  now: Date;
}

/** Puts what a check-in has reached on the list; belongs to what stores the check-in. */
export function queueingAchievements({ userId, before, after, now }: Reached): Write[] {
  const { streakDays } = after;
  const expiresAt = daysAfter(now, ACHIEVEMENT_DAYS);
  return milestonesReached(before, after).map((name) => {
    const intent = `achievement:${userId}:${name}`;
    const text = { id: randomUUID(), intent, userId, streakDays, expiresAt, createdAt: now };
    return (db) => insertingAchievement(db, text);
  });
}
