import { clockTime } from '~/domain/calendar/clock-in-words';
import { countOf } from '~/domain/calendar/counts-in-words';
import { longDate } from '~/domain/calendar/dates-in-words';
import { utcDate } from '~/domain/calendar/utc';

export interface CapHit {
  at: Date | string;
  most: number;
  waiting: number;
}

/** Tells admins that the server's cap has held texts back. */
export function CapNotice({ hit: { at, most, waiting } }: { hit: CapHit }) {
  const instant = new Date(at);
  const when = `On ${longDate(utcDate(instant))} at ${clockTime(instant, 'UTC')} UTC`;
  const left =
    waiting === 0 ? 'None wait' : waiting === 1 ? '1 text waits' : `${countOf(waiting, 'text')} wait`;
  return (
    <p className="notice">
      <strong>Texts were held back.</strong> {when} this server had sent {countOf(most, 'text')} within an
      hour, the most it may. {`${left} now.`} Welcomes in the log that nobody expected would mean that
      somebody registers with numbers of strangers.
    </p>
  );
}
