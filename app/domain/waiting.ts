const MINUTES_SAID = 90;

/** 'a minute', '15 minutes', '3 hours': how long to wait, rounded up. */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes <= MINUTES_SAID ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
