// What runs before anything is built is plain Node's, which reads no TypeScript: the lengths of app/domain/calendar/durations.
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
