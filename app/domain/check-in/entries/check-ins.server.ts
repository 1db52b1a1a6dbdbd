import { createHash, randomUUID } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import * as entries from 'db/repositories/check-ins';
import * as idempotency from 'db/repositories/idempotency';
import type { OwnerRow } from 'db/repositories/owners';
import { noteCardOfText } from '../../crisis-cards/crisis-cards.server';
import { localDateAt } from '../../calendar/calendar';
import { daySettings } from '../../calendar/day-settings';
import { Problem } from '../../problem';
import { assessText } from '../../safety/assess-text.server';
import { queueAchievements } from '../../sms/queue.server';
import { FACTOR_FIELDS, type Answers, type FactorField } from '../answers';
import { countAnswers, ratingColumns } from '../rules';
import type { CheckInChanges, CheckInInput } from './schema';
import type { CheckInListQuery } from './list-schema';
import { searchWords } from './search-words';
import { CHECK_IN_OPERATION } from './submissions.server';
import { addToProgress, recountProgress } from '../progress/user-stats.server';

export type CheckIn = entries.MoodEntry;

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
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const key = idempotencyKey && { ownerId: owner.id, operation: CHECK_IN_OPERATION, key: idempotencyKey };

  return db.transaction(async (tx): Promise<CheckIn> => {
    if (key) {
      const earlier = await idempotency.findIdempotencyKey(tx, key);
      if (earlier) return storedEarlier(tx, earlier, requestHash);
    }
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
    const progress = await addToProgress(tx, { ownerId: owner.id, localDate });
    if (isLive && !entry.isBackdated && !owner.hidesProgress && progress)
      await queueAchievements(tx, { userId: owner.id, ...progress, now });
    if (key) {
      await idempotency.insertIdempotencyKey(tx, {
        ...key,
        requestHash,
        resourceId: entry.id,
        createdAt: now,
      });
    }
    return entry;
  });
}

async function storedEarlier(tx: Executor, earlier: idempotency.IdempotencyRow, requestHash: string) {
  if (earlier.requestHash !== requestHash) {
    throw new Problem('invalid', 'This Idempotency-Key was already used for another check-in.');
  }
  const entry = await entries.findMoodEntry(tx, { ownerId: earlier.ownerId, id: earlier.resourceId });
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

interface ChangeCheckIn {
  owner: OwnerRow;
  id: string;
  changes: CheckInChanges;
  now: Date;
}

/**
 * Changes a check-in; its day moves only when its date or zone is changed.
 * @throws Problem 'not-found', or 'invalid' when no answer would be left
 */
export async function changeCheckIn(
  db: Database,
  { owner, id, changes, now }: ChangeCheckIn,
): Promise<CheckIn> {
  return db.transaction(async (tx) => {
    const before = await requireCheckIn(tx, { ownerId: owner.id, id });
    const responses = changedAnswers(before.responses, changes.answers);
    if (countAnswers(responses) === 0) {
      throw new Problem('invalid', 'A check-in needs at least one answer.', {
        errors: { responses: ['A check-in needs at least one answer'] },
      });
    }
    const settings = daySettings(owner, changes.timeZone ?? before.timeZone);
    const isMoved = changes.date !== undefined || changes.timeZone !== undefined;
    const date = changes.date ?? before.date;
    const localDate = isMoved ? localDateAt(date, settings) : before.localDate;
    const entry = await entries.updateMoodEntry(tx, {
      ownerId: owner.id,
      id,
      responses,
      ...ratingColumns(responses, unansweredOf(before)),
      ...(changes.notes === undefined ? {} : noted(changes.notes)),
      date,
      localDate,
      timeZone: settings.timeZone,
      isBackdated: isMoved ? localDate < localDateAt(before.recordedAt, settings) : before.isBackdated,
      updatedAt: now,
    });
    if (!entry) throw new Problem('not-found', 'There is no such check-in.');
    await noteCardOfText(tx, { level: entry.noteLevel, before: before.noteLevel, now });
    if (localDate !== before.localDate) await recountProgress(tx, owner.id);
    return entry;
  });
}

/** A note and what the safety check found in it. */
function noted(notes: string | null): Pick<CheckIn, 'notes' | 'noteLevel'> {
  return { notes, noteLevel: notes === null ? null : assessText(notes, 'note').level };
}

function changedAnswers(before: Answers, changes: CheckInChanges['answers']): Answers {
  const merged = { ...before, ...changes };
  return Object.fromEntries(
    FACTOR_FIELDS.flatMap((field) => (merged[field] == null ? [] : [[field, merged[field]]])),
  ) as Answers;
}

/** Ratings that were stored without being answers. */
function unansweredOf({ responses, overallMood: _computed, ...columns }: CheckIn): Answers {
  const sent: Partial<Record<FactorField, number | null>> = columns;
  return Object.fromEntries(
    FACTOR_FIELDS.flatMap((field) =>
      responses[field] === undefined && sent[field] != null ? [[field, sent[field]]] : [],
    ),
  ) as Answers;
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

/** A page of check-ins, newest first, and the cursor of the next page if there is one. */
export async function listCheckIns(
  db: Database,
  { ownerId, query }: { ownerId: string; query: CheckInListQuery },
) {
  const [instant, id] = query.cursor?.split('.') ?? [];
  const after = instant && id ? { date: new Date(Number(instant)), id } : undefined;
  const { from, to, rating, q } = query;
  const asked = { ownerId, from, to, rating, words: searchWords(q), after };
  const rows = await entries.listMoodEntries(db, { ...asked, limit: query.limit + 1 });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    page,
    nextCursor: rows.length > page.length && last ? `${last.date.getTime()}.${last.id}` : undefined,
  };
}

/** The entry as the API shows it: instants in ISO 8601. */
export function presentCheckIn({ ownerId, ...entry }: CheckIn) {
  return { ...entry, userId: ownerId };
}
