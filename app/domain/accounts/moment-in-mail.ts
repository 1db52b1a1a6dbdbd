import { wallDateAt } from '../calendar/clock';
import { clockTime } from '../calendar/clock-in-words';
import { longDate } from '../calendar/dates-in-words';

/** "2:05 pm on 18 November 2026": only characters that a plain mail carries as they are. */
export function momentInMail({ at, timeZone }: { at: Date; timeZone: string }): string {
  const time = clockTime(at, timeZone).replace('\u00a0', ' ');
  return `${time} on ${longDate(wallDateAt(at, timeZone))}`;
}
