import { db } from '~/db.server';
import { parkAnswers } from '~/domain/check-in/drafts/drafts.server';
import { NOTES_MAX } from '~/domain/check-in/limits';
import { parkedCookie } from '~/http/cookies.server';
import type { CheckInForm } from './read-form.server';

/** Keeps answers for their owner until that owner is back on the device; gives the cookie that leads to them. */
export async function park(ownerId: string, { mode, answers, notes = '' }: CheckInForm): Promise<string[]> {
  const parked = { ownerId, mode, answers, notes: notes.slice(0, NOTES_MAX), now: new Date() };
  return [await parkedCookie.serialize(await parkAnswers(db, parked))];
}
