import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from 'db/client';
import * as imports from 'db/repositories/imports';
import { daysBefore } from '../calendar/durations';
import { Problem } from '../problem';

const ROWS_AT_ONCE = 200;
const UNTOUCHED_DAYS = 1;

/** Forgets a staged import; what has been added stays. */
export async function discard(db: Database, which: { ownerId: string; id: string }): Promise<void> {
  if (!(await imports.findImport(db, which))) return;
  while (await imports.deleteSomeRows(db, which.id, ROWS_AT_ONCE)) await nextTurn();
  await imports.deleteImportRecord(db, which);
}

/** @throws Problem 'not-found' for one that is not this owner's, 'conflict' for one that is being added */
export async function discardWaiting(db: Database, which: { ownerId: string; id: string }): Promise<void> {
  if (!(await discardIfThere(db, which))) throw new Problem('not-found', 'There is no such import any more.');
}

/** False when there is none. @throws Problem 'conflict' for one that is being added */
async function discardIfThere(db: Database, which: { ownerId: string; id: string }): Promise<boolean> {
  // From here on nobody can begin to add it.
  const isOver = await imports.changeImport(
    db,
    { ...which, from: ['reading', 'ready', 'done'] },
    { state: 'done' },
  );
  if (!isOver && (await imports.findImport(db, which)))
    throw new Problem('conflict', 'A file of yours is being added just now. Please wait a moment.');
  if (isOver) await discard(db, which);
  return isOver;
}

/** One import at a time. @throws Problem 'conflict' while one is being added */
export async function discardEarlier(db: Database, ownerId: string): Promise<void> {
  for (const { id } of await imports.listImports(db, ownerId)) await discardIfThere(db, { ownerId, id });
}

/** Forgets imports that were staged a day ago and never added. */
export async function discardOldImports(db: Database, now: Date): Promise<void> {
  const since = daysBefore(now, UNTOUCHED_DAYS);
  for (const { id, ownerId } of await imports.listImportsUntouchedSince(db, since))
    await discard(db, { ownerId, id });
}
