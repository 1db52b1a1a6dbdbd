import { wallDateAt } from '../calendar/clock';

/** Logins that failed within one hour. */
export interface FailedHour {
  count: number;
  firstAt: Date;
  lastAt: Date;
}

export interface FailedDay extends FailedHour {
  /** YYYY-MM-DD in the owner's zone. */
  date: string;
}

/** The hours added up by the owner's calendar day, in the order they come in: newest first. */
export function failedDays(hours: readonly FailedHour[], timeZone: string): FailedDay[] {
  const days = new Map<string, FailedDay>();
  for (const { count, firstAt, lastAt } of hours) {
    const date = wallDateAt(lastAt, timeZone);
    const day = days.get(date);
    if (!day) days.set(date, { date, count, firstAt, lastAt });
    else {
      day.count += count;
      if (firstAt < day.firstAt) day.firstAt = firstAt;
      if (lastAt > day.lastAt) day.lastAt = lastAt;
    }
  }
  return [...days.values()];
}
