import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { importRows, imports } from '../schema';

export type ImportRecord = typeof imports.$inferSelect;
export type ImportRow = typeof importRows.$inferSelect;

export async function insertImport(db: Executor, record: typeof imports.$inferInsert): Promise<void> {
  await db.insert(imports).values(record);
}

export async function findImport(
  db: Executor,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<ImportRecord | undefined> {
  return db.query.imports.findFirst({ where: and(eq(imports.id, id), eq(imports.ownerId, ownerId)) });
}

/** Newest first; an owner has one or two. */
export async function listImports(db: Executor, ownerId: string): Promise<ImportRecord[]> {
  return db.select().from(imports).where(eq(imports.ownerId, ownerId)).orderBy(desc(imports.createdAt));
}

interface Change {
  ownerId: string;
  id: string;
  /** Only when it is still in one of these states, and, if given, still this worker's. */
  from: ImportRecord['state'][];
  worker?: string | null;
}

/** False when somebody else has changed its state, or it is gone. */
export async function changeImport(
  db: Executor,
  { ownerId, id, from, worker }: Change,
  changes: Partial<typeof imports.$inferInsert>,
): Promise<boolean> {
  const isStillOurs = worker == null ? undefined : eq(imports.worker, worker);
  const changed = await db
    .update(imports)
    .set(changes)
    .where(and(eq(imports.id, id), eq(imports.ownerId, ownerId), inArray(imports.state, from), isStillOurs))
    .returning({ id: imports.id });
  return changed.length > 0;
}

/** Everybody's imports that a process adds or undoes. The words of the condition are those of its index. */
export async function listImportsUnderWay(db: Executor): Promise<ImportRecord[]> {
  return db
    .select()
    .from(imports)
    .where(sql`state in ('adding', 'undoing')`);
}

/** Everybody's imports that were not touched since, unless a process is at work on them. */
export async function listImportsUntouchedSince(db: Executor, since: Date): Promise<ImportRecord[]> {
  return db
    .select()
    .from(imports)
    .where(and(lt(imports.beatAt, since), inArray(imports.state, ['reading', 'ready', 'done'])));
}

export async function insertImportRows(
  db: Executor,
  rows: (typeof importRows.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(importRows).values(rows);
}

export interface RowCount {
  outcome: ImportRow['outcome'];
  mood: string | null;
  kind: ImportRow['kind'];
  count: number;
}

/** How many rows of each outcome, mood and kind. */
export async function countImportRows(db: Executor, importId: string): Promise<RowCount[]> {
  const { outcome, mood, kind } = importRows;
  return db
    .select({ outcome, mood, kind, count: count() })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .groupBy(outcome, mood, kind);
}

interface RowPage {
  importId: string;
  after: number;
  limit: number;
}

interface OutcomePage extends RowPage {
  outcome?: ImportRow['outcome'];
  /** Moods whose rows are skipped, whatever else the row says. */
  leftOut: string[];
}

/** Rows of an outcome once some moods are left out. */
function comesTo(outcome: ImportRow['outcome'], leftOut: string[]): SQL | undefined {
  const isIt = eq(importRows.outcome, outcome);
  if (leftOut.length === 0 || outcome === 'refuse') return isIt;
  const isLeftOut = inArray(importRows.mood, leftOut);
  if (outcome === 'skip') return or(isIt, and(eq(importRows.outcome, 'add'), isLeftOut));
  return and(isIt, or(isNull(importRows.mood), not(isLeftOut)));
}

/** A few rows in the order of the file, without what they hold. */
export async function listImportRows(
  db: Executor,
  { importId, outcome, leftOut, after, limit }: OutcomePage,
) {
  const where = outcome && comesTo(outcome, leftOut);
  const { seq, kind, reason, day, label, mood } = importRows;
  return db
    .select({ seq, kind, outcome: importRows.outcome, reason, day, label, mood })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), gt(seq, after), where))
    .orderBy(asc(seq))
    .limit(limit);
}

/** The sizes of the next rows that are to be added, in the order of the file. */
export async function listSizesToAdd(db: Executor, { importId, after, limit }: RowPage) {
  return db
    .select({ seq: importRows.seq, size: importRows.size })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), gt(importRows.seq, after), eq(importRows.outcome, 'add')))
    .orderBy(asc(importRows.seq))
    .limit(limit);
}

/** Rows that are to be added, between two places in the file; the second is included. */
export async function listRowsToAdd(
  db: Executor,
  { importId, after, upTo }: { importId: string; after: number; upTo: number },
): Promise<ImportRow[]> {
  return db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        gt(importRows.seq, after),
        lte(importRows.seq, upTo),
        eq(importRows.outcome, 'add'),
      ),
    )
    .orderBy(asc(importRows.seq));
}

/** The safety plan among what is to be added. */
export async function findPlanToAdd(db: Executor, importId: string) {
  const [row] = await db
    .select({ content: importRows.content })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        eq(importRows.outcome, 'add'),
        isNull(importRows.mood),
        eq(importRows.kind, 'plan'),
      ),
    )
    .limit(1);
  return row?.content?.kind === 'plan' ? row.content : undefined;
}

/** What has been added, latest first. */
export async function listRowsAdded(
  db: Executor,
  { importId, upTo, limit }: { importId: string; upTo: number; limit: number },
) {
  return db
    .select({ seq: importRows.seq, kind: importRows.kind, entryId: importRows.entryId })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), lte(importRows.seq, upTo), eq(importRows.outcome, 'add')))
    .orderBy(desc(importRows.seq))
    .limit(limit);
}

export async function skipRows(
  db: Executor,
  { importId, seqs, reason }: { importId: string; seqs: number[]; reason: string },
): Promise<void> {
  if (seqs.length === 0) return;
  await db
    .update(importRows)
    .set({ outcome: 'skip', reason })
    .where(and(eq(importRows.importId, importId), inArray(importRows.seq, seqs)));
}

/** Deletes some rows from the front; true while there are more. */
export async function deleteSomeRows(db: Executor, importId: string, amount: number): Promise<boolean> {
  const [last] = await db
    .select({ seq: importRows.seq })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .orderBy(asc(importRows.seq))
    .limit(1)
    .offset(amount - 1);
  if (!last) {
    await db.delete(importRows).where(eq(importRows.importId, importId));
    return false;
  }
  await db.delete(importRows).where(and(eq(importRows.importId, importId), lte(importRows.seq, last.seq)));
  return true;
}

export async function deleteImportRecord(db: Executor, { ownerId, id }: { ownerId: string; id: string }) {
  await db.delete(imports).where(and(eq(imports.id, id), eq(imports.ownerId, ownerId)));
}
