import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Executor } from 'db/client';
import * as imports from 'db/repositories/imports';
import { findSafetyPlan, saveSafetyPlan } from 'db/repositories/safety-plans';
import { recountProgress } from '../check-in/progress/user-stats.server';
import { Problem } from '../problem';
import { joinPlans } from '../safety-plan/join-plans';
import { EMPTY_PLAN } from '../safety-plan/sections';
import { discard } from './discard.server';
import { readImport } from './dry-run.server';
import { storeRows } from './store.server';
import type { ImportSummary } from './types';
import { undoAdding } from './undo.server';
import { newWorker } from './worker.server';

/** So few that nobody waits behind them. */
const ROWS_AT_ONCE = 50;
const CHARACTERS_AT_ONCE = 200_000;

interface Add {
  ownerId: string;
  id: string;
  clock: () => Date;
}

/**
 * Adds what the dry run has shown, in pieces, so that others are answered in between; all of it, or nothing. Whatever
 * breaks it off, what was added until then is taken back: here, or by whoever finds it (docs/decisions/032).
 * @returns what it has added
 * @throws Problem 'not-found', 'conflict' when it is under way already, 'invalid' while moods have no rating
 */
export async function addImport(db: Database, { ownerId, id, clock }: Add): Promise<ImportSummary['adds']> {
  const { needsMoods } = await readImport(db, { ownerId, id });
  if (needsMoods) throw new Problem('invalid', 'Please say first what each mood is worth.');
  const worker = newWorker();
  const which = { ownerId, id };
  const claim = { state: 'adding', worker, addedUpTo: 0, beatAt: clock() } as const;
  if (!(await imports.changeImport(db, { ...which, from: ['ready'] }, claim)))
    throw new Problem('conflict', 'This file is being added already.');
  try {
    while (await addSome(db, { ...which, worker, now: clock() })) await nextTurn();
    await finish(db, { ...which, worker, now: clock() });
  } catch (error) {
    await undoAdding(db, { ...which, worker, clock });
    throw error;
  }
  const { adds } = await readImport(db, which);
  await discard(db, which);
  return adds;
}

interface Piece {
  ownerId: string;
  id: string;
  worker: string;
  now: Date;
}

/** True while there is more to add. */
async function addSome(db: Database, { ownerId, id, worker, now }: Piece): Promise<boolean> {
  return db.transaction(async (tx) => {
    const record = await imports.findImport(tx, { ownerId, id });
    if (record?.state !== 'adding' || record.worker !== worker) throw brokenOff();
    const after = record.addedUpTo;
    const sizes = await imports.listSizesToAdd(tx, { importId: id, after, limit: ROWS_AT_ONCE });
    const last = endOfPiece(sizes);
    if (last === undefined) return false;
    const rows = await imports.listRowsToAdd(tx, { importId: id, after, upTo: last });
    const leftOut = await storeRows(tx, { ownerId, rows, moods: record.moods ?? {} });
    await imports.skipRows(tx, { importId: id, seqs: leftOut, reason: 'It was here already.' });
    const change = { addedUpTo: last, beatAt: now };
    await imports.changeImport(tx, { ownerId, id, from: ['adding'], worker }, change);
    return true;
  });
}

/** Where to stop, so that neither rows nor characters become too many; undefined when nothing is left. */
function endOfPiece(sizes: { seq: number; size: number }[]): number | undefined {
  let characters = 0;
  for (const { seq, size } of sizes) {
    characters += size;
    if (characters >= CHARACTERS_AT_ONCE) return seq;
  }
  return sizes.at(-1)?.seq;
}

/** The plan, the numbers made from all, and that it is done: at once. */
async function finish(db: Database, { ownerId, id, worker, now }: Piece): Promise<void> {
  await db.transaction(async (tx) => {
    await joinPlan(tx, { ownerId, id, now });
    await recountProgress(tx, ownerId);
    const isOurs = await imports.changeImport(
      tx,
      { ownerId, id, from: ['adding'], worker },
      { state: 'done' },
    );
    if (!isOurs) throw brokenOff();
  });
}

async function joinPlan(tx: Executor, { ownerId, id, now }: Omit<Piece, 'worker'>): Promise<void> {
  const content = await imports.findPlanToAdd(tx, id);
  if (!content) return;
  const own = await findSafetyPlan(tx, ownerId);
  const texts = joinPlans(own ?? EMPTY_PLAN, content.texts);
  const updatedAt = new Date(Math.max(now.getTime(), (own?.updatedAt.getTime() ?? 0) + 1));
  await saveSafetyPlan(tx, { ownerId, ...texts, updatedAt });
}

const brokenOff = () => new Problem('conflict', 'This was broken off. Nothing was added.');
