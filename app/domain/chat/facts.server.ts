import type { Executor } from 'db/client';
import { listMoodEntries } from 'db/repositories/check-ins';
import type { KnownFacts } from '../companion/types';
import { addDays } from '../owners/calendar';
import { findPlanSteps } from '../safety-plan/plan.server';

const DAYS = 14;
/** Three a day: more of them say nothing more. */
const CHECK_INS = 42;

/** What the companion may speak of beside the conversation: name, the last 14 days of check-ins, the safety plan. */
export async function readFacts(
  db: Executor,
  { ownerId, firstName, today }: { ownerId: string; firstName: string | null; today: string },
): Promise<KnownFacts> {
  const newest = await listMoodEntries(db, { ownerId, limit: CHECK_INS });
  const from = addDays(today, 1 - DAYS);
  const checkIns = newest
    .filter(({ localDate }) => localDate >= from)
    .map(({ localDate, responses }) => ({ localDate, answers: responses }));
  return { firstName, today, checkIns, plan: await findPlanSteps(db, ownerId) };
}
