import type { Answers } from '../../../check-in/answers';
import type { SafetyLanguage } from '../../../safety/types';

/** What the machine may know beside the conversation. Nothing is inferred from old words. */
export interface Facts {
  firstName: string | null;
  /** The language that their browser asks for: a first talk begins in it, until they write. */
  spoken?: SafetyLanguage;
  /** ISO 8601. */
  now: string;
  /** The owner's local date, YYYY-MM-DD, and hour, 0 to 23. */
  today: string;
  hour: number;
  /** Newest first, at most the last 14 days. */
  checkIns: { localDate: string; answers: Answers }[];
  /** From the person's own safety plan. */
  plan: { firstStep: string | null; contacts: string[] } | null;
  /** The country of their time zone, where its lines are known: a hint, for numbers beside those of the US. */
  country?: string;
  /** The host of the model that may word free talk; null: nothing leaves the server. */
  modelHost: string | null;
  /** Under 18, as far as they have said. */
  isMinor: boolean;
  /** A note written since the last conversation crossed the line: the question is asked once. */
  isNoteOpen: boolean;
  /** The same of a score whose answer 9 is more than 0 and that came in without being asked about: from a file. */
  isScoreOpen?: boolean;
}

/** What surrounds the words and adds to signs: each 0.2. FLOWS section 2. */
export function contextOf({ hour, checkIns, today }: Facts, heavy: number): number {
  const mood = checkIns.find(({ localDate }) => localDate === today)?.answers.overallMood;
  const around = [hour >= 23 || hour < 5, heavy >= 4, mood === 2];
  return 0.2 * around.filter(Boolean).length;
}
