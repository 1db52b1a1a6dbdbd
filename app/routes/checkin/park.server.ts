import { db } from '~/db.server';
import { parkAnswers } from '~/domain/check-in/drafts.server';
import { stepPath } from '~/domain/check-in/steps';
import { isOwner } from '~/domain/owners/guests.server';
import { clear, onboardedCookie, parkedCookie, sessionCookie, withCookies } from '~/http/cookies.server';
import { limit } from '~/http/rate-limits.server';
import { seeOther, withRedirectTo } from '~/http/redirects.server';
import { readSeal } from '~/http/seal.server';
import type { CheckInForm } from './read-form.server';

/**
 * Answers that arrive without a session are kept for whoever the form was made for, and handed back when that person
 * logs in on this device. Somebody else who logs in does not get them.
 */
export async function parkAndAskToLogIn(request: Request, form: CheckInForm): Promise<Response | undefined> {
  const ownerId = readSeal(form.seal);
  if (!ownerId || !(await isOwner(db, ownerId))) return undefined;
  await limit('parkedAnswers', request);
  const { mode, answers, step } = form;
  const notes = (form.notes ?? '').slice(0, 2000);
  const token = await parkAnswers(db, { ownerId, mode, answers, notes, now: new Date() });
  const headers = withCookies(
    await parkedCookie.serialize(token),
    await clear(sessionCookie),
    await clear(onboardedCookie),
  );
  return seeOther(withRedirectTo('/auth?ended=1', stepPath(mode, step)), headers);
}
