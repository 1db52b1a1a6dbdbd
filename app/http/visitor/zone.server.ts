import { canonicalZone } from '../../domain/calendar/zones';
import { rawCookie, ZONE_COOKIE } from '../cookies.server';

/** The IANA zone the browser says it is in, by its canonical name, if its script has run. */
export function browserZone(request: Request): string | undefined {
  const raw = rawCookie(request, ZONE_COOKIE);
  if (!raw) return undefined;
  try {
    return canonicalZone(decodeURIComponent(raw)) ?? undefined;
  } catch {
    return undefined; // a malformed escape is the same as no cookie
  }
}
