import { db } from '../../db.server';
import type { Member } from '../../domain/accounts/accounts.server';
import { countGuestData, holdsAnything } from '../../domain/accounts/merge-guest.server';
import { reclaimParked } from '../../domain/check-in/drafts/drafts.server';
import { deleteGuest } from '../../domain/owners/guests.server';
import { clear, guestCookie, parkedCookie, readText } from '../cookies.server';
import { withRedirectTo } from '../redirects.server';
import { redirectWithToast } from '../toast.server';
import { loginCookies, registrationCookies } from '../visitor/session.server';
import { findGuestOf, type RouteArgs } from '../visitor/visitor.server';

interface Arrived {
  user: Member;
  session: { token: string };
}

interface NewlyArrived extends Arrived {
  /** Why no text message goes to their number. */
  noText?: string | null;
}

/** Where someone goes after logging in: they get back what they left on this device, or are asked about it. */
export async function arriveFromLogin(
  { request }: RouteArgs,
  { user, session }: Arrived,
  redirectTo: string,
  /** What else they should know, after the welcome. */
  news = '',
) {
  const now = new Date();
  const headers = await loginCookies({ token: session.token, user });

  const parked = await readText(request, parkedCookie);
  if (parked && (await reclaimParked(db, { ownerId: user.id, token: parked, now }))) {
    headers.append('Set-Cookie', await clear(parkedCookie));
  }

  let path = user.onboardedAt ? redirectTo : withRedirectTo('/onboarding', redirectTo);
  const guest = await findGuestOf(request, now);
  if (guest) {
    if (holdsAnything(await countGuestData(db, guest.id))) {
      path = withRedirectTo('/device-data', path);
    } else {
      await deleteGuest(db, guest.id);
      headers.append('Set-Cookie', await clear(guestCookie));
    }
  }
  return redirectWithToast(
    path,
    { title: 'Welcome back!', description: `You've been logged in successfully. ${news}`.trim() },
    headers,
  );
}

/** @param advice what there is to say about the password, which was taken */
export async function arriveFromRegistration(
  { user, session, noText }: NewlyArrived,
  redirectTo: string,
  advice: string | null,
) {
  const headers = await registrationCookies({ token: session.token, user });
  const said = [`Welcome, ${user.firstName}.`, noText, advice && aboutPassword(advice)];
  const description = said.filter(Boolean).join(' ');
  const toast = { title: 'Account Created Successfully!', description };
  return redirectWithToast(withRedirectTo('/onboarding', redirectTo), toast, headers);
}

/** A hint about a password that was taken. With scripts it stood below the field while the password was typed. */
export const aboutPassword = (advice: string) =>
  `A word about your password. ${advice} You can change it under Settings.`;
