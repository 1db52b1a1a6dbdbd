import type { Executor } from 'db/client';
import { type ChatRow, findNewestChat } from 'db/repositories/chats';
import { findNewestHeavyNote } from 'db/repositories/check-ins';
import { findNewestHeavyReflection } from 'db/repositories/reflections';
import { findNewestAskedScore } from 'db/repositories/scores';
import { addDays } from '../calendar/dates';
import { daysBefore } from '../calendar/durations';
import { utcDate } from '../calendar/utc';
import { storedTalk } from '../harbor/machine/stored';
import { SCORE_QUESTION } from './score-question';

const DAYS = 14;

interface Looked {
  ownerId: string;
  now: Date;
  newest: ChatRow | undefined;
}

/** Whether a note or reflection of the last two weeks crossed the line, and was not asked about since. */
export async function isNoteOpen(db: Executor, { ownerId, now, newest }: Looked): Promise<boolean> {
  const since = daysBefore(now, DAYS);
  const [note, reflection] = await Promise.all([
    findNewestHeavyNote(db, { ownerId, since }),
    findNewestHeavyReflection(db, { ownerId, since }),
  ]);
  const written = Math.max(note?.getTime() ?? 0, reflection?.getTime() ?? 0);
  return written > 0 && written > lastAsked(newest);
}

/** Whether a PHQ-9 of the last two weeks has an answer 9 that is more than 0, and was not asked about since. */
export async function isScoreOpen(db: Executor, { ownerId, now, newest }: Looked): Promise<boolean> {
  const from = addDays(utcDate(now), -DAYS);
  const entered = await findNewestAskedScore(db, { ownerId, from });
  return entered !== null && entered.getTime() > lastAsked(newest);
}

function lastAsked(newest: ChatRow | undefined): number {
  const asked = newest ? storedTalk(newest).memory.person.noteAskedAt : null;
  return asked === null ? -Infinity : Date.parse(asked);
}

/** Whether Harbor has a question about something that was written or entered, for a page that holds no conversation. */
export async function hasOpenNote(db: Executor, { ownerId, now }: { ownerId: string; now: Date }) {
  const looked = { ownerId, now, newest: await findNewestChat(db, ownerId) };
  return isAskedAndOpen(looked) || (await isScoreOpen(db, looked)) || (await isNoteOpen(db, looked));
}

/** The question about a score stands in the chat, and nobody has answered it. */
function isAskedAndOpen({ newest, now }: Looked): boolean {
  if (!newest) return false;
  const { risk, memory } = storedTalk(newest);
  const askedAt = memory.person.noteAskedAt;
  return (
    risk.question?.step === SCORE_QUESTION &&
    askedAt !== null &&
    Date.parse(askedAt) >= daysBefore(now, DAYS).getTime()
  );
}
