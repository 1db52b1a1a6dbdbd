import type { UserStats } from '~/domain/check-in/user-stats.server';

/** "Good evening, Ines" by the owner's own clock; without a known zone just "Hello". */
export function greeting(hour: number | null, firstName: string | null): string {
  const name = firstName ?? 'there';
  if (hour === null) return `Hello, ${name}`;
  if (hour < 4) return `Hello, ${name}`;
  if (hour < 12) return `Good morning, ${name}`;
  return hour < 18 ? `Good afternoon, ${name}` : `Good evening, ${name}`;
}

const dayName = (date: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

/** The beginning of a sentence that ends with the mood. */
export function lastCheckInSentence(
  { localDate, time }: { localDate: string; time: string },
  today: string,
): string {
  const when = localDate === today ? `today at ${time}` : `on ${dayName(localDate)}`;
  return `You last checked in ${when}, and it came out as`;
}

/** Kind about a missed day: it is named, and nothing more. */
export function streakSentence(stats: UserStats, today: string): string {
  if (stats.totalCheckins === 0)
    return 'These start with your first check-in. You get 10 points for each one.';
  if (stats.streakDays === 0)
    return 'You missed a day or more, and that is fine. The count starts again whenever you do.';
  if (stats.lastCheckinDate !== null && stats.lastCheckinDate < today) {
    return 'No check-in yet today, and there is still time if you want one.';
  }
  return 'You have checked in today. Another one is welcome, and so is leaving it at that.';
}
