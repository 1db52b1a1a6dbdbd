import { and, asc, count, eq, gte, max, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { filled, prepared } from '../prepared';
import { questionnaireScores } from '../schema';

export type ScoreRow = typeof questionnaireScores.$inferSelect;

export async function insertScore(
  db: Executor,
  score: typeof questionnaireScores.$inferInsert,
): Promise<ScoreRow> {
  const [row] = await db.insert(questionnaireScores).values(score).returning();
  if (!row) throw new Error('the new score did not come back');
  return row;
}

/** All of an owner's, oldest first: there are a few thousand at most. */
export async function listScores(db: Executor, ownerId: string): Promise<ScoreRow[]> {
  const { date, recordedAt, id } = questionnaireScores;
  return db
    .select()
    .from(questionnaireScores)
    .where(eq(questionnaireScores.ownerId, ownerId))
    .orderBy(asc(date), asc(recordedAt), asc(id));
}

export async function findScore(
  db: Executor,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<ScoreRow | undefined> {
  return db.query.questionnaireScores.findFirst({ where: isOf({ ownerId, id }) });
}

export async function updateScore(
  db: Executor,
  { ownerId, id, ...changes }: { ownerId: string; id: string } & Partial<ScoreRow>,
): Promise<ScoreRow | undefined> {
  const [row] = await db.update(questionnaireScores).set(changes).where(isOf({ ownerId, id })).returning();
  return row;
}

/** The one that was deleted, or undefined. */
export async function deleteScore(
  db: Executor,
  which: { ownerId: string; id: string },
): Promise<ScoreRow | undefined> {
  const [row] = await db.delete(questionnaireScores).where(isOf(which)).returning();
  return row;
}

export async function countScores(db: Executor, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(questionnaireScores)
    .where(eq(questionnaireScores.ownerId, ownerId));
  return row?.total ?? 0;
}

const newestAskedScore = prepared((db) => {
  const { ownerId, recordedAt, instrument, date, answers } = questionnaireScores;
  return db
    .select({ at: max(recordedAt) })
    .from(questionnaireScores)
    .where(
      and(
        eq(ownerId, filled('ownerId')),
        eq(instrument, 'phq-9'),
        gte(date, filled('from')),
        sql`json_extract(${answers}, '$[8]') > 0`,
      ),
    )
    .prepare();
});

/**
 * When the newest PHQ-9 since that day whose answer 9 is not 0 was entered; null without one.
 * @param from YYYY-MM-DD
 */
export async function findNewestAskedScore(
  db: Executor,
  since: { ownerId: string; from: string },
): Promise<Date | null> {
  const [newest] = await newestAskedScore(db).execute(since);
  return newest?.at ?? null;
}

/** Hands all scores to another owner. */
export async function reassignScores(
  db: Executor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db.update(questionnaireScores).set({ ownerId: to }).where(eq(questionnaireScores.ownerId, from));
}

const isOf = ({ ownerId, id }: { ownerId: string; id: string }) =>
  and(eq(questionnaireScores.id, id), eq(questionnaireScores.ownerId, ownerId));
