/** 'a minute', '15 minutes', 'an hour'. */
export function minutesInWords(minutes: number): string {
  if (minutes === 1) return 'a minute';
  return minutes === 60 ? 'an hour' : `${minutes} minutes`;
}
