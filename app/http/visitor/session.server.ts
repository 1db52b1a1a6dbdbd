import type { Member } from '../../domain/accounts/accounts.server';
import { clear, guestCookie, onboardedCookie, sessionCookie, withCookies } from '../cookies.server';
import { rememberOwner } from './look-ahead.server';

/** The cookies of someone who has just logged in: the session, and whether onboarding is behind them. */
export async function loginCookies({ token, user }: { token: string; user: Member }): Promise<Headers> {
  rememberOwner(token, user.id);
  const onboarded = user.onboardedAt ? onboardedCookie.serialize('1') : clear(onboardedCookie);
  return withCookies(await sessionCookie.serialize(token), await onboarded);
}

/** The cookies of someone who has just registered; the guest they were is now the member. */
export async function registrationCookies(made: { token: string; user: Member }): Promise<Headers> {
  const headers = await loginCookies(made);
  headers.append('Set-Cookie', await clear(guestCookie));
  return headers;
}

/** Ends the browser's side of a session and wipes what this site has cached or stored there. */
export async function logoutHeaders(): Promise<Headers> {
  const headers = withCookies(await clear(sessionCookie), await clear(onboardedCookie));
  headers.set('Clear-Site-Data', '"cache", "storage"');
  return headers;
}

export async function guestHeaders(token: string): Promise<Headers> {
  return withCookies(await guestCookie.serialize(token));
}
