/** The time of day of an ISO 8601 instant in an IANA zone, such as "9:05 pm". The same text on the server and in every browser. */
export function clockTime(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '00';
  const hour = Number(part('hour'));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${part('minute')} ${hour < 12 ? 'am' : 'pm'}`;
}
