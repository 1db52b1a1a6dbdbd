import type { Executor } from 'db/client';
import { type ChatRow, findNewestChat } from 'db/repositories/chats';
import { listMoodEntries, type MoodEntry } from 'db/repositories/check-ins';
import { hourAt } from '../calendar/clock';
import { addDays } from '../calendar/dates';
import { countryOfZone } from '../harbor/content/zone-country';
import type { Facts } from '../harbor/machine/talk/facts';
import type { SafetyLanguage } from '../safety/types';
import { findPlanSteps } from '../safety-plan/plan.server';
import { type HeavyWriting, isNoteOpen, isScoreOpen, readHeavyWriting } from './open-note.server';

const DAYS = 14;
/** Three a day: more of them say nothing more. */
const CHECK_INS = 42;

/** What Harbor looks at beside the words: read in one go. */
export interface TalkMaterial {
  /** The conversation that began last. */
  newest: ChatRow | undefined;
  entries: MoodEntry[];
  plan: Facts['plan'];
  heavy: HeavyWriting;
}

export async function readMaterial(
  db: Executor,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<TalkMaterial> {
  const [newest, entries, plan, heavy] = await Promise.all([
    findNewestChat(db, ownerId),
    listMoodEntries(db, { ownerId, limit: CHECK_INS }),
    findPlanSteps(db, ownerId),
    readHeavyWriting(db, { ownerId, now }),
  ]);
  return { newest, entries, plan, heavy };
}

interface Asking {
  firstName: string | null;
  /** The owner's local date. */
  today: string;
  timeZone: string;
  now: Date;
  isMinor: boolean;
  /** The host of the model that this person has said yes to. */
  modelHost: string | null;
  /** The language that the browser asks for. */
  spoken?: SafetyLanguage;
}

/** What Harbor may use beside the conversation: name, the last 14 days of check-ins, the safety plan, a heavy note. */
export function factsOf(
  { newest, entries, plan, heavy }: TalkMaterial,
  { firstName, today, timeZone, now, isMinor, modelHost, spoken }: Asking,
): Facts {
  const from = addDays(today, 1 - DAYS);
  const checkIns = entries
    .filter(({ localDate }) => localDate >= from)
    .map(({ localDate, responses }) => ({ localDate, answers: responses }));
  const country = countryOfZone(timeZone);
  return {
    firstName,
    now: now.toISOString(),
    today,
    hour: hourAt(now, timeZone),
    checkIns,
    plan,
    modelHost,
    isMinor,
    isNoteOpen: isNoteOpen(heavy, newest),
    isScoreOpen: isScoreOpen(heavy, newest),
    ...(spoken && { spoken }),
    ...(country && { country }),
  };
}
