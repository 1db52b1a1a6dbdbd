import { canonicalZone } from './zones';

export const DAY_START_HOURS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Who decides what "today" is: the owner's IANA zone and the hour (0-6) at which the day begins. */
export interface DaySettings {
  timeZone: string;
  dayStartHour: number;
}

/** Days are counted in this zone where a person's own is not known. */
const FALLBACK_ZONE = 'UTC';

/** What is stored of an owner's days. */
interface StoredDays {
  timeZone: string | null;
  dayStartHour: number;
}

/** A stored zone under its canonical name; UTC for an API client that never named one, and for what is no zone. */
export const zoneOrUtc = (stored: string | null) => canonicalZone(stored ?? FALLBACK_ZONE) ?? FALLBACK_ZONE;

/** Whose days these are, in the zone of an entry where it has its own. */
export function daySettings(owner: StoredDays, timeZone?: string): DaySettings {
  return { timeZone: zoneOrUtc(timeZone ?? owner.timeZone), dayStartHour: owner.dayStartHour };
}
