import { clockAt } from './clock-at';
import type { Locale } from './locale';

const HALVES: Readonly<Record<Locale, readonly [am: string, pm: string]>> = {
  en: ['am', 'pm'],
  es: ['a. m.', 'p. m.'],
};
const NO_BREAK = '\u00a0';

/**
 * '6:40 pm', kept on one line, by the clock of an IANA zone; the same text on the server and in every browser.
 * @throws RangeError for an unknown zone
 */
export function clockTime(instant: Date, timeZone: string, locale: Locale = 'en'): string {
  const [hour = 0, minute] = clockAt(instant, timeZone).split(':');
  const half = HALVES[locale][Number(hour) % 24 < 12 ? 0 : 1].replaceAll(' ', NO_BREAK);
  return `${Number(hour) % 12 || 12}:${minute}${NO_BREAK}${half}`;
}
