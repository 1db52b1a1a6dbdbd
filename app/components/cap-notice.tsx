import { momentOf } from '~/domain/calendar/admin-formats';

export interface CapHit {
  at: Date | string;
  most: number;
  waiting: number;
}

/** Tells admins that the server's cap has held texts back. */
export function CapNotice({ hit }: { hit: CapHit }) {
  const { at, most, waiting } = hit;
  const left = waiting === 0 ? 'None wait' : waiting === 1 ? '1 text waits' : `${waiting} texts wait`;
  return (
    <p className="notice">
      <strong>Texts were held back.</strong> At {momentOf(at)} UTC this server had sent {`${most} texts`}{' '}
      within an hour, the most it may. {`${left} now.`} Welcomes in the log that nobody expected would mean
      that somebody registers with numbers of strangers.
    </p>
  );
}
