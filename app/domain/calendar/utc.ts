import { monthOf } from './months';

/** The date, YYYY-MM-DD, that an instant falls on in UTC: for names of files and what the server counts. */
export const utcDate = (instant: Date) => instant.toISOString().slice(0, 10);

/** The month, YYYY-MM, that an instant falls in in UTC. */
export const utcMonth = (instant: Date) => monthOf(utcDate(instant));

/** The instant at which a date begins in UTC. */
export const startOfUtcDate = (date: string) => new Date(`${date}T00:00:00Z`);
