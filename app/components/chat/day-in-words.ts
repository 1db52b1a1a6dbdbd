/** The day of an ISO 8601 instant in an IANA zone, such as "Wednesday, November 18". */
export function dayInWords(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  }).format(new Date(instant));
}
