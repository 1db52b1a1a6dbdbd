import { eq } from 'drizzle-orm';
import type { Executor } from '../client';
import { filled, prepared } from '../prepared';
import { safetyPlans } from '../schema';

export type SafetyPlanRow = typeof safetyPlans.$inferSelect;

const planOf = prepared((db) =>
  db.query.safetyPlans.findFirst({ where: eq(safetyPlans.ownerId, filled('ownerId')) }).prepare(),
);

export async function findSafetyPlan(db: Executor, ownerId: string): Promise<SafetyPlanRow | undefined> {
  return planOf(db).execute({ ownerId });
}

export async function saveSafetyPlan(db: Executor, plan: SafetyPlanRow): Promise<void> {
  const { ownerId: _, ...sections } = plan;
  await db
    .insert(safetyPlans)
    .values(plan)
    .onConflictDoUpdate({ target: safetyPlans.ownerId, set: sections });
}

export async function deleteSafetyPlan(db: Executor, ownerId: string): Promise<void> {
  await db.delete(safetyPlans).where(eq(safetyPlans.ownerId, ownerId));
}
