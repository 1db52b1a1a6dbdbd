import { disclaimerCookie, readText, themeCookie, ZONE_COOKIE } from '../cookies.server';

export type Theme = 'light' | 'dark';

export const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/** What this device remembers, logged in or not. */
export async function readPreferences(request: Request) {
  const theme = await readText(request, themeCookie);
  const hasAcknowledgedDisclaimer = (await readText(request, disclaimerCookie)) === '1';
  return { theme: isTheme(theme) ? theme : null, hasAcknowledgedDisclaimer, zoneCookie: ZONE_COOKIE };
}
