import type { Database, Executor } from 'db/client';
import * as plans from 'db/repositories/safety-plans';
import { Problem } from '../problem';
import { type Helper, helpersIn } from './helpers';
import { joinPlans, linesOf } from './join-plans';
import { EMPTY_PLAN, PLAN_FIELDS, type PlanTexts } from './sections';

export interface SafetyPlan {
  texts: PlanTexts;
  /** Changes with every save; a save names the one that it was written on. 0 before the first. */
  version: number;
}

/** The owner's plan; before the first save an empty one. */
export async function readSafetyPlan(db: Executor, ownerId: string): Promise<SafetyPlan> {
  const row = await plans.findSafetyPlan(db, ownerId);
  return row ? { texts: textsOf(row), version: row.updatedAt.getTime() } : { texts: EMPTY_PLAN, version: 0 };
}

interface SavePlan {
  ownerId: string;
  texts: PlanTexts;
  /** The version of the plan that was on the page. */
  version: number;
  now: Date;
}

/**
 * Keeps the plan and gives its new version.
 * @throws Problem 'conflict' when it was changed elsewhere since, so that nothing is overwritten unseen
 */
export async function saveSafetyPlan(
  db: Database,
  { ownerId, texts, version, now }: SavePlan,
): Promise<number> {
  return db.transaction(async (tx) => {
    const row = await plans.findSafetyPlan(tx, ownerId);
    if (row && PLAN_FIELDS.every((field) => row[field] === texts[field])) return row.updatedAt.getTime();
    const stored = row?.updatedAt.getTime() ?? 0;
    if (stored !== version) {
      throw new Problem(
        'conflict',
        'Your plan was changed on another page or device since you opened it here.',
      );
    }
    const updatedAt = new Date(Math.max(now.getTime(), stored + 1));
    await plans.saveSafetyPlan(tx, { ownerId, ...texts, updatedAt });
    return updatedAt.getTime();
  });
}

/** Brings a guest's plan into a member's: what only one of them has is kept, word for word. */
export async function mergeSafetyPlans(
  tx: Executor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const theirs = await plans.findSafetyPlan(tx, from);
  if (!theirs) return;
  const own = await plans.findSafetyPlan(tx, to);
  const texts = own ? joinPlans(textsOf(own), textsOf(theirs)) : textsOf(theirs);
  const updatedAt = new Date(Math.max(theirs.updatedAt.getTime(), (own?.updatedAt.getTime() ?? 0) + 1));
  await plans.saveSafetyPlan(tx, { ownerId: to, ...texts, updatedAt });
  await plans.deleteSafetyPlan(tx, from);
}

const textsOf = (row: plans.SafetyPlanRow) =>
  Object.fromEntries(PLAN_FIELDS.map((field) => [field, row[field]])) as PlanTexts;

/** The first person of a plan who has a number to call; null without one. Short numbers are lines, not people. */
export const helperOf = ({ people }: PlanTexts): Helper | null =>
  helpersIn(people.split('\n')).find(({ number }) => number.startsWith('+')) ?? null;

/** The same of the owner's plan. */
export async function findHelper(db: Executor, ownerId: string): Promise<Helper | null> {
  return helperOf((await readSafetyPlan(db, ownerId)).texts);
}

/** What the companion may offer in a crisis: the first coping step, and somebody to ask. Null without either. */
export async function findPlanSteps(db: Executor, ownerId: string) {
  const { texts } = await readSafetyPlan(db, ownerId);
  const firstStep = linesOf(texts.copingSteps).find(Boolean) ?? null;
  const contacts = linesOf(texts.people).filter(Boolean).slice(0, 3);
  return firstStep || contacts.length > 0 ? { firstStep, contacts } : null;
}
