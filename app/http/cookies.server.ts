import { createCookie } from '@remix-run/node';
import { secrets } from '../db.server';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../domain/calendar/durations';
import { env } from '../env.server';

const HOUR_S = HOUR_MS / SECOND_MS;
const DAY_S = DAY_MS / SECOND_MS;
const YEAR_S = 365 * DAY_S;

/** `__Host-` binds a cookie to this host over https; browsers refuse the prefix over http. */
const cookieName = (name: string) => (env.isHttps ? `__Host-${name}` : name);

const settings = { path: '/', sameSite: 'lax', secure: env.isHttps, httpOnly: true } as const;
const signed = { ...settings, secrets: secrets.sessionSecrets };

const namesOfSomebody = new Set<string>();

/** A cookie that only this app can have made, and that may make a page personal. */
function ofSomebody(name: string, maxAge: number) {
  namesOfSomebody.add(cookieName(name));
  return createCookie(cookieName(name), { ...signed, maxAge });
}

/** Whether a cookie of this name may make a page personal: by who somebody is, what they sent, or what they are told. */
export const isOfSomebody = (name: string): boolean => namesOfSomebody.has(name);

export const sessionCookie = ofSomebody('session', 30 * DAY_S);
export const guestCookie = ofSomebody('guest', YEAR_S);
/** Says that the password was right, and that a code is asked of this browser. */
export const codeCookie = ofSomebody('code', 600);
/** Says that this browser was given a challenge for a passkey. */
export const passkeyCookie = ofSomebody('passkey', 300);
/** New recovery codes, sealed, on their way to the page that shows them. */
export const recoveryCookie = ofSomebody('recovery', 600);
/** Stands for answers that arrived after a session had ended. */
export const parkedCookie = ofSomebody('parked', 30 * DAY_S);
/** The key to a form that arrived after a session had ended. */
export const keptCookie = ofSomebody('kept', DAY_S);
/** The key that takes the deletion of a check-in back; the server forgets what it opens after the same ten seconds. */
export const undoCookie = ofSomebody('undo', 10);
export const toastCookie = ofSomebody('toast', 60);

/** Says that the passcode of one report was given; sent back to that report alone, which `__Host-` does not allow. */
export const reportCookie = (reportId: string) =>
  createCookie('report', { ...signed, path: `/api/mood-reports/${reportId}`, maxAge: HOUR_S });

export const themeCookie = createCookie(cookieName('theme'), { ...settings, maxAge: YEAR_S });
export const disclaimerCookie = createCookie(cookieName('disclaimer'), { ...settings, maxAge: YEAR_S });
export const onboardedCookie = createCookie(cookieName('onboarded'), { ...settings, maxAge: YEAR_S });

/** Written by the page's own script, so it is plain text and not HttpOnly. */
export const ZONE_COOKIE = cookieName('zone');

export type Cookie = typeof sessionCookie;

export const clear = (cookie: Cookie) => cookie.serialize('', { maxAge: 0, expires: new Date(0) });

/** True when the browser sent this cookie at all, readable or not. */
export function isSent(request: Request, cookie: Pick<Cookie, 'name'>): boolean {
  return rawCookie(request, cookie.name) !== undefined;
}

export function rawCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return undefined;
}

/** A cookie's text, or null when it is missing, empty or was tampered with. */
export async function readText(request: Request, cookie: Cookie): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie'));
  return typeof value === 'string' && value !== '' ? value : null;
}

export function withCookies(...cookies: string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}
