import { canonicalZone, nameKnownHere } from './zones';

// Making one takes longer than using it a hundred times. There are at most as many as zones.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const zone = canonicalZone(timeZone);
  if (zone === null) throw new RangeError(`not a time zone: ${timeZone}`);
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: nameKnownHere(zone) ?? zone,
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** What a zone's clock shows at an instant, 'HH:MM' from 00:00 to 23:59. @throws RangeError for an unknown zone */
export const clockAt = (instant: Date, timeZone: string) => clockOf(timeZone).format(instant);
