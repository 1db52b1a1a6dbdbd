import { longDate } from '~/domain/calendar/dates-in-words';
import { zoneInWords } from '~/domain/calendar/zones';

interface FactsProps {
  localDate: string;
  wallDate: string;
  timeZone: string;
  addedLater: { date: string; time: string } | null;
}

export function Facts({ localDate, wallDate, timeZone, addedLater }: FactsProps) {
  return (
    <ul className="facts">
      <li>Time zone: {zoneInWords(timeZone)}</li>
      {wallDate !== localDate && (
        <li>
          Written on {longDate(wallDate)}, and counted for {longDate(localDate)}.
        </li>
      )}
      {addedLater && (
        <li>
          Added later, on {longDate(addedLater.date)} at {addedLater.time}
        </li>
      )}
    </ul>
  );
}
