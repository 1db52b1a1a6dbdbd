import type { Database } from 'db/client';
import * as entries from 'db/repositories/check-ins';
import type { OwnerRow } from 'db/repositories/owners';
import { localDateAt } from '../../calendar/clock';
import { daySettings } from '../../calendar/day-settings';
import { noteCardOfText } from '../../crisis-cards/crisis-cards.server';
import { Problem } from '../../problem';
import { type Answers, FACTOR_FIELDS, type FactorField } from '../answers';
import { recountProgress } from '../progress/user-stats.server';
import { countAnswers, ratingColumns } from '../rules';
import { type CheckIn, requireCheckIn, versionOf } from './check-ins.server';
import { noted } from './noted.server';
import type { CheckInChanges } from './schema';

interface ChangeCheckIn {
  owner: OwnerRow;
  id: string;
  changes: CheckInChanges;
  /** The versions that may be changed; without them whichever is stored, and the last change wins. */
  versions?: readonly number[];
  now: Date;
}

/**
 * Changes a check-in; its day moves only when its date or zone is changed.
 * @throws Problem 'not-found', 'invalid' when no answer would be left, 'conflict' when another version is stored
 */
export async function changeCheckIn(
  db: Database,
  { owner, id, changes, versions, now }: ChangeCheckIn,
): Promise<CheckIn> {
  return db.transaction(async (tx) => {
    const before = await requireCheckIn(tx, { ownerId: owner.id, id });
    const responses = changedAnswers(before.responses, changes.answers);
    if (versions && !versions.includes(versionOf(before))) {
      // Sent twice, or the same in both tabs: it is so already.
      if (isSo(before, changes, responses)) return before;
      throw new Problem('conflict', CHANGED_ELSEWHERE);
    }
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
      updatedAt: new Date(Math.max(now.getTime(), versionOf(before) + 1)),
    });
    if (!entry) throw new Problem('not-found', 'There is no such check-in.');
    await noteCardOfText(tx, { level: entry.noteLevel, before: before.noteLevel, now });
    if (localDate !== before.localDate) await recountProgress(tx, owner.id);
    return entry;
  });
}

const CHANGED_ELSEWHERE = 'This check-in was changed on another page or device since you opened it here.';

/** Whether a check-in says already what it is to be changed to. */
function isSo(before: CheckIn, { notes, date, timeZone }: CheckInChanges, responses: Answers): boolean {
  return (
    FACTOR_FIELDS.every((field) => before.responses[field] === responses[field]) &&
    (notes === undefined || notes === before.notes) &&
    (date === undefined || date.getTime() === before.date.getTime()) &&
    (timeZone === undefined || timeZone === before.timeZone)
  );
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
