import { randomUUID } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import * as entries from 'db/repositories/check-ins';
import type { OwnerRow } from 'db/repositories/owners';
import { type Allowance, allowanceSteps } from 'db/repositories/rate-limits';
import { areUserStats, findUserStats, savingUserStats, type UserStatsRow } from 'db/repositories/user-stats';
import { readThenWrite, type Step, unchanged, type Write, writeWithin } from 'db/together';
import { localDateAt } from '../../calendar/clock';
import { daySettings } from '../../calendar/day-settings';
import { notingCardOfText } from '../../crisis-cards/crisis-cards.server';
import { claimingKey, type Earlier, findMade, once, requireSame } from '../../once.server';
import { Problem } from '../../problem';
import { queueingAchievements } from '../../sms/queue.server';
import { addToProgress, plainProgress, recountProgress } from '../progress/user-stats.server';
import { ratingColumns } from '../rules';
import { submissionOf } from '../submission';
import { noted } from './noted.server';
import type { CheckInInput } from './schema';

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
  /** How many of them are let through. */
  allowance?: Allowance;
  /** What `lookBefore` has read already. */
  seen?: SeenBefore;
  /** What is written together with it, also when it was stored before. */
  alongside?: Write[];
}

/** What a check-in is decided from. */
export interface SeenBefore {
  progress: UserStatsRow | undefined;
  /** Whether its key has stored a check-in already. */
  isStored: boolean;
}

type Key = { ownerId: string; idempotencyKey?: string };

export async function lookBefore(db: Database, { ownerId, idempotencyKey }: Key): Promise<SeenBefore> {
  const [progress, made] = await Promise.all([
    findUserStats(db, ownerId),
    findMade(db, submissionOf(ownerId, idempotencyKey)),
  ]);
  return { progress, isStored: made !== undefined };
}

/**
 * Stores a check-in and the owner's progress, all of it or nothing.
 * @throws Problem 'invalid' when the key was used for other content, 'gone' when what it stored was deleted since;
 *   OverAllowance
 */
export async function createCheckIn(
  db: Database,
  { owner, input, now, idempotencyKey, isLive = false, allowance, seen, alongside = [] }: CreateCheckIn,
): Promise<CheckIn> {
  const ownerId = owner.id;
  const entry = newEntry(owner, input, now);
  const { localDate, date } = entry;
  const call = { ...submissionOf(ownerId, idempotencyKey), input };
  const isTold = isLive && !entry.isBackdated && !owner.hidesProgress;
  const allowed = allowanceSteps(db, allowance);
  const stored: Write[] = [
    (executor) => entries.insertingMoodEntry(executor, entry),
    ...notingCardOfText({ level: entry.noteLevel, now }),
  ];
  const told = (progress: Progress | undefined) =>
    isTold && progress ? queueingAchievements({ userId: ownerId, ...progress, now }) : [];

  return readThenWrite(db, {
    ownerId,
    seen,
    read: () => lookBefore(db, { ownerId, idempotencyKey }),
    isHardToTell: entry.isBackdated,
    decide({ progress: before, isStored }) {
      const progress = isStored ? undefined : plainProgress(before, localDate);
      if (!progress) return undefined;
      const steps = [
        ...allowed,
        unchanged(areUserStats(db, ownerId, before)),
        ...stored,
        ...alongside,
        (executor) => savingUserStats(executor, { ...progress.after, ownerId }),
        ...told(progress),
        ...claimingKey(call, { id: entry.id, now }),
      ] satisfies Step[];
      return { steps, result: entry };
    },
    async within(tx) {
      await writeWithin(tx, [...allowed, ...alongside]);
      return once(tx, call, {
        now,
        again: (earlier) => storedEarlier(tx, ownerId, earlier),
        make: async () => {
          const day = { ownerId, localDate, date, dayStartHour: owner.dayStartHour };
          const progress = await addToProgress(tx, day, () => writeWithin(tx, stored));
          await writeWithin(tx, told(progress));
          return { id: entry.id, result: entry };
        },
      });
    },
  });
}

type Progress = NonNullable<ReturnType<typeof plainProgress>>;

function newEntry(owner: OwnerRow, input: CheckInInput, now: Date): CheckIn {
  const settings = daySettings(owner, input.timeZone);
  const date = input.date ?? now;
  const localDate = localDateAt(date, settings);
  return {
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
  };
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
