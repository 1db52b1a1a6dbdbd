import { db } from '~/db.server';
import { keepInDraft, parkAnswers } from '~/domain/check-in/drafts/drafts.server';
import { NOTES_MAX } from '~/domain/check-in/limits';
import { stepPath } from '~/domain/check-in/questions/steps';
import { isOwner } from '~/domain/owners/guests.server';
import { clear, onboardedCookie, parkedCookie, sessionCookie, withCookies } from '~/http/cookies.server';
import { readSeal } from '~/http/kept-forms/seal.server';
import { limit } from '~/http/rate-limits.server';
import { seeOther, withRedirectTo } from '~/http/redirects.server';
import { redirectWithToast } from '~/http/toast.server';
import { toLock } from '~/http/visitor/access.server';
import type { GuestVisitor, MemberVisitor } from '~/http/visitor/visitor.server';
import type { CheckInForm } from './read-form.server';

/**
 * Answers that arrive without a session are kept for whoever the form was made for, and handed back when that person
 * logs in on this device. Somebody else who logs in does not get them.
 */
export async function parkAndAskToLogIn(request: Request, form: CheckInForm): Promise<Response | undefined> {
  const ownerId = readSeal(form.seal);
  if (!ownerId || !(await isOwner(db, ownerId))) return undefined;
  const headers = withCookies(
    await park(request, { form, ownerId }),
    await clear(sessionCookie),
    await clear(onboardedCookie),
  );
  return seeOther(withRedirectTo('/auth?ended=1', stepPath(form.mode, form.step)), headers);
}

/**
 * A page that somebody left open on a shared device, sent by whoever uses it now: it is kept for the person it was made
 * for. Undefined when it is this person's own.
 */
export async function parkForItsOwner(
  request: Request,
  { form, visitor }: { form: CheckInForm; visitor: MemberVisitor | GuestVisitor },
): Promise<Response | undefined> {
  const ownerId = readSeal(form.seal);
  if (!ownerId || ownerId === visitor.owner.id || !(await isOwner(db, ownerId))) return undefined;
  if (visitor.kind === 'guest') return parkAndAskToLogIn(request, form);
  const toast = {
    title: 'Not saved in your account',
    description: 'This form was opened by somebody else on this device. Their answers are kept for them.',
    tone: 'error',
  } as const;
  return redirectWithToast('/', toast, withCookies(await park(request, { form, ownerId })));
}

/** Answers that arrive when the app lock has fallen: they are in the draft again once it is unlocked. */
export async function keepBehindLock(
  request: Request,
  { form, behind }: { form: CheckInForm; behind: MemberVisitor },
): Promise<Response> {
  const path = stepPath(form.mode, form.step);
  const ownerId = readSeal(form.seal);
  if (!ownerId || !(await isOwner(db, ownerId))) return toLock(request, { path });
  if (ownerId !== behind.owner.id) {
    return toLock(request, { path, headers: withCookies(await park(request, { form, ownerId })) });
  }
  await limit('parkedAnswers', request);
  const { mode, answers, submissionKey } = form;
  const notes = form.notes?.slice(0, NOTES_MAX);
  await keepInDraft(db, { ownerId, mode, answers, notes, submissionKey, now: new Date() });
  return toLock(request, { path });
}

/** Gives the cookie by which the device gets the answers back. */
async function park(request: Request, { form, ownerId }: { form: CheckInForm; ownerId: string }) {
  await limit('parkedAnswers', request);
  const { mode, answers } = form;
  const notes = (form.notes ?? '').slice(0, NOTES_MAX);
  return parkedCookie.serialize(await parkAnswers(db, { ownerId, mode, answers, notes, now: new Date() }));
}
