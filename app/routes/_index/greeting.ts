const MORNING = 5;
const AFTERNOON = 12;
const EVENING = 18;

/** By the hour (0-23) where the owner is; neutral without one, and in the small hours, when no wish fits. */
export function greetingAt(hour: number | null): string {
  if (hour === null || hour < MORNING) return 'Hello';
  if (hour < AFTERNOON) return 'Good morning';
  return hour < EVENING ? 'Good afternoon' : 'Good evening';
}
