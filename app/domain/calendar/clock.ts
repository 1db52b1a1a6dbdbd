import { Temporal } from 'temporal-polyfill';
import { clockAt } from './clock-at';
import type { DaySettings } from './day-settings';
import { MINUTE_MS } from './durations';
import { startOfUtcDate } from './utc';

const zoned = (instant: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
const toDate = ({ epochMilliseconds }: Temporal.ZonedDateTime) => new Date(epochMilliseconds);

/** What the calendar and the clock on a wall show, as far as most ask. */
interface Wall {
  date: string;
  dayBefore: string;
  hour: number;
}

function readWall(instant: Date, timeZone: string): Wall {
  const wall = zoned(instant, timeZone);
  const date = wall.toPlainDate();
  return { date: date.toString(), dayBefore: date.subtract({ days: 1 }).toString(), hour: wall.hour };
}

/** Since then all clocks stand whole minutes apart, and are changed at a full one: within a minute date and hour stay. */
const WHOLE_MINUTES_SINCE = startOfUtcDate('2000-01-01').getTime();
const WALLS_MAX = 1000;
const walls = new Map<string, Wall>();

/** A page asks for the owner's date several times, and Temporal finds it by way of a text each time. */
function wallAt(instant: Date, timeZone: string): Wall {
  const ms = instant.getTime();
  if (!(ms >= WHOLE_MINUTES_SINCE)) return readWall(instant, timeZone);
  const key = `${Math.floor(ms / MINUTE_MS)} ${timeZone}`;
  const wall = walls.get(key) ?? readWall(instant, timeZone);
  if (walls.size >= WALLS_MAX) walls.clear();
  walls.set(key, wall);
  return wall;
}

/**
 * The calendar day, YYYY-MM-DD, on which an instant falls for this owner. The day starts at the wall-clock hour
 * `dayStartHour`, so 01:30 still belongs to the day before when days start at 4, whatever daylight saving does.
 * @throws RangeError for an unknown zone
 */
export function localDateAt(instant: Date, { timeZone, dayStartHour }: DaySettings): string {
  const { date, dayBefore, hour } = wallAt(instant, timeZone);
  return hour < dayStartHour ? dayBefore : date;
}

/** The date, YYYY-MM-DD, that the calendar of a zone shows at an instant. @throws RangeError for an unknown zone */
export const wallDateAt = (instant: Date, timeZone: string) => wallAt(instant, timeZone).date;

/** An instant with the offset of a zone's clock then: 2026-11-18T08:15:00-05:00. @throws RangeError for an unknown zone */
export const withOffset = (instant: Date, timeZone: string) =>
  zoned(instant, timeZone).toString({ timeZoneName: 'never' });

/** The wall-clock hour, 0-23, in a zone. @throws RangeError for an unknown zone */
export const hourAt = (instant: Date, timeZone: string) => wallAt(instant, timeZone).hour;

/** What calendar and clock show at an instant in a zone: YYYY-MM-DD and HH:MM. @throws RangeError for an unknown zone */
export function wallClockAt(instant: Date, timeZone: string): { date: string; time: string } {
  return { date: wallDateAt(instant, timeZone), time: clockAt(instant, timeZone) };
}

/**
 * The instant at which a zone's calendar and clock show this, or null for what they never show: no such date, or an
 * hour that is skipped when clocks go forward. Of an hour that comes twice it is the first.
 */
export function instantAtWall(date: string, time: string, timeZone: string): Date | null {
  try {
    const wall = Temporal.PlainDateTime.from(`${date}T${time}`, { overflow: 'reject' });
    const there = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
    return there.toPlainDateTime().equals(wall) ? toDate(there) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A full hour, 0-23, of a date in a zone. An hour that daylight saving skips is the next one that exists. */
export function instantAtHour(date: string, hour: number, timeZone: string): Date {
  return toDate(Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: { hour } }));
}

/** The instant at which a YYYY-MM-DD day is over in a zone. */
export function endOfDay(date: string, timeZone: string): Date {
  return toDate(Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timeZone));
}
