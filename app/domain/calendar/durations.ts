export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
/** 24 hours: what limits and lifetimes are counted in. A day of the calendar may be longer or shorter. */
export const DAY_MS = 24 * HOUR_MS;

/** The instant `days` times 24 hours after another. */
export const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS);

/** The instant `days` times 24 hours before another. */
export const daysBefore = (instant: Date, days: number) => daysAfter(instant, -days);
