import { type Locale, TAGS } from './locale';

/** Weekdays from Sunday on and months from January on, as a language calls them. */
interface Names {
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  months: readonly string[];
  shortMonths: readonly string[];
}

const FIRST_SUNDAY = 4; // 4 January 1970
const weekdaysOf = (tag: string, weekday: 'long' | 'short') => {
  const format = new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, i) => format.format(Date.UTC(1970, 0, FIRST_SUNDAY + i)));
};
const monthsOf = (tag: string, month: 'long' | 'short') => {
  const format = new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, i) => format.format(Date.UTC(1970, i, 1)));
};

const known = new Map<Locale, Names>();

/** The names of weekdays and months in a language. */
export function namesIn(locale: Locale): Names {
  let names = known.get(locale);
  if (!names) {
    const tag = TAGS[locale];
    names = {
      weekdays: weekdaysOf(tag, 'long'),
      shortWeekdays: weekdaysOf(tag, 'short'),
      months: monthsOf(tag, 'long'),
      shortMonths: monthsOf(tag, 'short'),
    };
    known.set(locale, names);
  }
  return names;
}
