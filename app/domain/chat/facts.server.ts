import type { Executor } from 'db/client';
import type { ChatRow } from 'db/repositories/chats';
import { listMoodEntries } from 'db/repositories/check-ins';
import { hourAt } from '../calendar/clock';
import { addDays } from '../calendar/dates';
import type { Facts } from '../harbor/machine/facts';
import { findPlanSteps } from '../safety-plan/plan.server';
import { isNoteOpen, isScoreOpen } from './open-note.server';

const DAYS = 14;
/** Three a day: more of them say nothing more. */
const CHECK_INS = 42;

interface AskedFacts {
  ownerId: string;
  firstName: string | null;
  /** The owner's local date. */
  today: string;
  timeZone: string;
  now: Date;
  newest: ChatRow | undefined;
  isMinor: boolean;
  /** Of the model this person has said yes to. */
  modelHost: string | null;
}

/** What Harbor may use beside the conversation: name, the last 14 days of check-ins, the safety plan, a heavy note. */
export async function readFacts(
  db: Executor,
  { ownerId, firstName, today, timeZone, now, newest, isMinor, modelHost }: AskedFacts,
): Promise<Facts> {
  const entries = await listMoodEntries(db, { ownerId, limit: CHECK_INS });
  const from = addDays(today, 1 - DAYS);
  const checkIns = entries
    .filter(({ localDate }) => localDate >= from)
    .map(({ localDate, responses }) => ({ localDate, answers: responses }));
  return {
    firstName,
    now: now.toISOString(),
    today,
    hour: hourAt(now, timeZone),
    checkIns,
    plan: await findPlanSteps(db, ownerId),
    modelHost,
    isMinor,
    isNoteOpen: await isNoteOpen(db, { ownerId, now, newest }),
    isScoreOpen: await isScoreOpen(db, { ownerId, now, newest }),
  };
}
