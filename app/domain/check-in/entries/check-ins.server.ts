import { randomUUID } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import * as entries from 'db/repositories/check-ins';
import type { OwnerRow } from 'db/repositories/owners';
import { localDateAt } from '../../calendar/clock';
import { daySettings } from '../../calendar/day-settings';
import { noteCardOfText } from '../../crisis-cards/crisis-cards.server';
import { type Earlier, once, requireSame } from '../../once.server';
import { Problem } from '../../problem';
import { queueAchievements } from '../../sms/queue.server';
import { addToProgress, recountProgress } from '../progress/user-stats.server';
import { ratingColumns } from '../rules';
import { noted } from './noted.server';
import type { CheckInInput } from './schema';
import { CHECK_IN_OPERATION } from './submissions.server';

export type CheckIn = entries.MoodEntry;

/** Changes with every change of a check-in: whoever changes it can say which one they saw. Milliseconds. */
export const versionOf = ({ updatedAt }: CheckIn): number => updatedAt.getTime();

interface CreateCheckIn {
  owner: OwnerRow;
  input: CheckInInput;
  now: Date;
  /** A retried write with the same key gives the first one's check-in. */
  idempotencyKey?: string;
  /** True for what somebody answers now: it may reach something that is told by text. Imports and seeds do not. */
  isLive?: boolean;
}

/**
 * Stores a check-in and the owner's progress in one transaction.
 * @throws Problem 'invalid' when the key was used for other content, 'gone' when what it stored was deleted since
 */
export async function createCheckIn(
  db: Database,
  { owner, input, now, idempotencyKey, isLive = false }: CreateCheckIn,
) {
  const settings = daySettings(owner, input.timeZone);
  const date = input.date ?? now;
  const localDate = localDateAt(date, settings);
  const call = { ownerId: owner.id, operation: CHECK_IN_OPERATION, key: idempotencyKey, input };

  const store = async (tx: Executor): Promise<CheckIn> => {
    const entry = await entries.insertMoodEntry(tx, {
      id: randomUUID(),
      ownerId: owner.id,
      date,
      timeZone: settings.timeZone,
      localDate,
      recordedAt: now,
      updatedAt: now,
      isBackdated: localDate < localDateAt(now, settings),
      ...noted(input.notes),
      responses: input.answers,
      ...ratingColumns(input.answers, input.unanswered),
    });
    await noteCardOfText(tx, { level: entry.noteLevel, now });
    const progress = await addToProgress(tx, {
      ownerId: owner.id,
      localDate,
      date,
      dayStartHour: settings.dayStartHour,
    });
    if (isLive && !entry.isBackdated && !owner.hidesProgress && progress)
      await queueAchievements(tx, { userId: owner.id, ...progress, now });
    return entry;
  };
  return db.transaction((tx) =>
    once(tx, call, {
      now,
      again: (earlier) => storedEarlier(tx, owner.id, earlier),
      make: async () => {
        const result = await store(tx);
        return { id: result.id, result };
      },
    }),
  );
}

async function storedEarlier(tx: Executor, ownerId: string, earlier: Earlier): Promise<CheckIn> {
  requireSame(earlier, 'check-in');
  const entry = await entries.findMoodEntry(tx, { ownerId, id: earlier.id });
  if (!entry) throw new Problem('gone', 'That check-in was saved, and has been deleted since.');
  return entry;
}

export async function findCheckIn(
  db: Database,
  which: { ownerId: string; id: string },
): Promise<CheckIn | undefined> {
  return entries.findMoodEntry(db, which);
}

/** @throws Problem 'not-found' for an id that is not this owner's */
export async function requireCheckIn(db: Executor, which: { ownerId: string; id: string }): Promise<CheckIn> {
  const entry = await entries.findMoodEntry(db, which);
  if (!entry) throw new Problem('not-found', 'There is no such check-in.');
  return entry;
}

/** @throws Problem 'not-found' for an id that is not this owner's */
export async function deleteCheckIn(db: Database, which: { ownerId: string; id: string }): Promise<CheckIn> {
  return db.transaction(async (tx) => {
    const deleted = await entries.deleteMoodEntry(tx, which);
    if (!deleted) throw new Problem('not-found', 'There is no such check-in.');
    await recountProgress(tx, which.ownerId);
    return deleted;
  });
}

/** The entry as the API shows it: instants in ISO 8601. */
export function presentCheckIn({ ownerId, ...entry }: CheckIn) {
  return { ...entry, userId: ownerId };
}
