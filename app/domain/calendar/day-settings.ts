import type { DaySettings } from './calendar';

/** Of whom no zone is known, the days are counted in this one. */
export const FALLBACK_ZONE = 'UTC';

/** What is stored of an owner's days. */
interface StoredDays {
  timeZone: string | null;
  dayStartHour: number;
}

/** Whose days these are; an API client that never named a zone gets UTC. */
export function daySettings(owner: StoredDays, timeZone?: string): DaySettings {
  return { timeZone: timeZone ?? owner.timeZone ?? FALLBACK_ZONE, dayStartHour: owner.dayStartHour };
}
