import { isTimeZone } from '../../domain/calendar/calendar';
import { rawCookie, ZONE_COOKIE } from '../cookies.server';

/** The IANA zone the browser says it is in, if its script has run. */
export function browserZone(request: Request): string | undefined {
  const raw = rawCookie(request, ZONE_COOKIE);
  if (!raw) return undefined;
  try {
    const zone = decodeURIComponent(raw);
    return isTimeZone(zone) ? zone : undefined;
  } catch {
    return undefined; // a malformed escape is the same as no cookie
  }
}
