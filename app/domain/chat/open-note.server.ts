import type { Executor } from 'db/client';
import { type ChatRow, findNewestChat } from 'db/repositories/chats';
import { findNewestHeavyNote } from 'db/repositories/check-ins';
import { findNewestHeavyReflection } from 'db/repositories/reflections';
import { daysBefore } from '../calendar/durations';
import { storedTalk } from '../harbor/machine/stored';

const DAYS = 14;

/** Whether a note or reflection of the last two weeks crossed the line, and was not asked about since. */
export async function isNoteOpen(
  db: Executor,
  { ownerId, now, newest }: { ownerId: string; now: Date; newest: ChatRow | undefined },
): Promise<boolean> {
  const since = daysBefore(now, DAYS);
  const [note, reflection] = await Promise.all([
    findNewestHeavyNote(db, { ownerId, since }),
    findNewestHeavyReflection(db, { ownerId, since }),
  ]);
  const written = Math.max(note?.getTime() ?? 0, reflection?.getTime() ?? 0);
  if (written === 0) return false;
  const asked = newest ? storedTalk(newest).memory.person.noteAskedAt : null;
  return asked === null || Date.parse(asked) < written;
}

/** The same, for a page that holds no conversation. */
export async function hasOpenNote(db: Executor, { ownerId, now }: { ownerId: string; now: Date }) {
  return isNoteOpen(db, { ownerId, now, newest: await findNewestChat(db, ownerId) });
}
