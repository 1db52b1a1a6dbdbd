import type { Executor } from 'db/client';
import { findNewestHeavyNote, listMoodEntries } from 'db/repositories/check-ins';
import type { ChatRow } from 'db/repositories/chats';
import { findNewestHeavyReflection } from 'db/repositories/reflections';
import type { Facts } from '../harbor/machine/facts';
import { storedTalk } from '../harbor/machine/stored';
import { addDays, hourAt } from '../owners/calendar';
import { findPlanSteps } from '../safety-plan/plan.server';

const DAYS = 14;
/** Three a day: more of them say nothing more. */
const CHECK_INS = 42;
const DAY_MS = 86_400_000;

interface AskedFacts {
  ownerId: string;
  firstName: string | null;
  /** The owner's local date. */
  today: string;
  timeZone: string;
  now: Date;
  newest: ChatRow | undefined;
}

/** What Harbor may use beside the conversation: name, the last 14 days of check-ins, the safety plan, a heavy note. */
export async function readFacts(
  db: Executor,
  { ownerId, firstName, today, timeZone, now, newest }: AskedFacts,
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
    isNoteOpen: await isNoteOpen(db, { ownerId, now, newest }),
  };
}

/** Whether a note or reflection of the last two weeks crossed the line, and was not asked about since. */
async function isNoteOpen(
  db: Executor,
  { ownerId, now, newest }: Pick<AskedFacts, 'ownerId' | 'now' | 'newest'>,
): Promise<boolean> {
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const [note, reflection] = await Promise.all([
    findNewestHeavyNote(db, { ownerId, since }),
    findNewestHeavyReflection(db, { ownerId, since }),
  ]);
  const written = Math.max(note?.getTime() ?? 0, reflection?.getTime() ?? 0);
  if (written === 0) return false;
  const asked = newest ? storedTalk(newest).memory.person.noteAskedAt : null;
  return asked === null || Date.parse(asked) < written;
}
