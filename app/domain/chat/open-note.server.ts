import type { Executor } from 'db/client';
import { type ChatRow, findNewestChat } from 'db/repositories/chats';
import { findNewestHeavyNote } from 'db/repositories/check-ins';
import { findNewestHeavyReflection } from 'db/repositories/reflections';
import { findNewestAskedScore } from 'db/repositories/scores';
import { addDays } from '../calendar/dates';
import { daysBefore } from '../calendar/durations';
import { utcDate } from '../calendar/utc';
import { storedTalk } from '../harbor/machine/talk/stored';
import { SCORE_QUESTION } from './score-question';

const DAYS = 14;

interface Asked {
  ownerId: string;
  now: Date;
}

/** When, within the last two weeks, something was written or entered that Harbor asks about; null: never. */
export interface HeavyWriting {
  note: Date | null;
  reflection: Date | null;
  /** A PHQ-9 with an answer 9 that is more than 0. */
  score: Date | null;
}

export async function readHeavyWriting(db: Executor, { ownerId, now }: Asked): Promise<HeavyWriting> {
  const since = daysBefore(now, DAYS);
  const [note, reflection, score] = await Promise.all([
    findNewestHeavyNote(db, { ownerId, since }),
    findNewestHeavyReflection(db, { ownerId, since }),
    findNewestAskedScore(db, { ownerId, from: addDays(utcDate(now), -DAYS) }),
  ]);
  return { note, reflection, score };
}

/** Whether a note or reflection crossed the line, and was not asked about since. */
export function isNoteOpen({ note, reflection }: HeavyWriting, newest: ChatRow | undefined): boolean {
  const written = Math.max(note?.getTime() ?? 0, reflection?.getTime() ?? 0);
  return written > 0 && written > lastAsked(newest);
}

/** Whether a PHQ-9 has an answer 9 that is more than 0, and was not asked about since. */
export const isScoreOpen = ({ score }: HeavyWriting, newest: ChatRow | undefined): boolean =>
  score !== null && score.getTime() > lastAsked(newest);

function lastAsked(newest: ChatRow | undefined): number {
  const asked = newest ? storedTalk(newest).memory.person.noteAskedAt : null;
  return asked === null ? -Infinity : Date.parse(asked);
}

/** Whether Harbor has a question about something that was written or entered, for a page that holds no conversation. */
export async function hasOpenNote(db: Executor, asked: Asked): Promise<boolean> {
  const [newest, heavy] = await Promise.all([findNewestChat(db, asked.ownerId), readHeavyWriting(db, asked)]);
  return isAskedAndOpen(newest, asked.now) || isScoreOpen(heavy, newest) || isNoteOpen(heavy, newest);
}

/** The question about a score stands in the chat, and nobody has answered it. */
function isAskedAndOpen(newest: ChatRow | undefined, now: Date): boolean {
  if (!newest) return false;
  const { risk, memory } = storedTalk(newest);
  const askedAt = memory.person.noteAskedAt;
  return (
    risk.question?.step === SCORE_QUESTION &&
    askedAt !== null &&
    Date.parse(askedAt) >= daysBefore(now, DAYS).getTime()
  );
}
