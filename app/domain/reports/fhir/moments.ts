import { withOffset } from '../../calendar/clock';
import { zoneOrUtc } from '../../calendar/day-settings';

/** An instant with the offset of the person's clock then; in UTC where a report from before has kept no zone. */
export const momentThere = (instant: string, timeZone: string | undefined): string =>
  timeZone === undefined ? instant : withOffset(new Date(instant), zoneOrUtc(timeZone));
