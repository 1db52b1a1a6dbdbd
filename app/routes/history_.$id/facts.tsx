import { dayWithYear } from '~/domain/calendar/day-names';

interface FactsProps {
  localDate: string;
  wallDate: string;
  timeZone: string;
  addedLater: { date: string; time: string } | null;
}

export function Facts({ localDate, wallDate, timeZone, addedLater }: FactsProps) {
  return (
    <ul className="facts">
      <li>Time zone: {timeZone.replaceAll('_', ' ')}</li>
      {wallDate !== localDate && (
        <li>
          Written on {dayWithYear(wallDate)}, and counted for {dayWithYear(localDate)}.
        </li>
      )}
      {addedLater && (
        <li>
          Added later, on {dayWithYear(addedLater.date)} at {addedLater.time}
        </li>
      )}
    </ul>
  );
}
