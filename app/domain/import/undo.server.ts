import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from 'db/client';
import { deleteTargets } from 'db/repositories/import-targets';
import * as imports from 'db/repositories/imports';
import { recountProgress } from '../check-in/progress/user-stats.server';
import { isGone, newWorker } from './worker.server';

const ROWS_AT_ONCE = 50;
const KINDS = ['check-in', 'reflection', 'chat', 'score'] as const;

interface Undo {
  ownerId: string;
  id: string;
  /** Who was at it until now. */
  worker: string | null;
  clock: () => Date;
}

/** Takes back what an import that was broken off has added so far; it waits again, as after the dry run. */
export async function undoAdding(db: Database, { ownerId, id, worker, clock }: Undo): Promise<void> {
  const own = newWorker();
  const which = { ownerId, id };
  const claim = { state: 'undoing', worker: own, beatAt: clock() } as const;
  if (!(await imports.changeImport(db, { ...which, from: ['adding', 'undoing'], worker }, claim))) return;
  while (await undoSome(db, { ...which, worker: own, now: clock() })) await nextTurn();
}

/** True while there is more to take back. */
async function undoSome(
  db: Database,
  { ownerId, id, worker, now }: { ownerId: string; id: string; worker: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const record = await imports.findImport(tx, { ownerId, id });
    if (record?.state !== 'undoing' || record.worker !== worker) return false;
    const rows = await imports.listRowsAdded(tx, {
      importId: id,
      upTo: record.addedUpTo,
      limit: ROWS_AT_ONCE,
    });
    for (const kind of KINDS) {
      const ids = rows.flatMap((row) => (row.kind === kind ? (row.entryId ?? []) : []));
      await deleteTargets(tx, { kind, ownerId, ids });
    }
    const first = rows.at(-1)?.seq;
    const isOver = first === undefined;
    // Somebody may have checked in meanwhile, and what was being added was counted with it.
    if (isOver) await recountProgress(tx, ownerId);
    const over = { state: 'ready', worker: null, addedUpTo: 0, beatAt: now } as const;
    const change = isOver ? over : { addedUpTo: first - 1, beatAt: now };
    await imports.changeImport(tx, { ownerId, id, from: ['undoing'], worker }, change);
    return !isOver;
  });
}

/** Takes back what processes have left half-done that are gone, whoever's it is. */
export async function undoBrokenOff(db: Database, clock: () => Date): Promise<void> {
  for (const { id, ownerId, worker, beatAt } of await imports.listImportsUnderWay(db)) {
    if (isGone({ worker, beatAt }, clock())) await undoAdding(db, { ownerId, id, worker, clock });
  }
}
