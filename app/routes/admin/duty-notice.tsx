import { Link } from '@remix-run/react';
import { clockTime } from '~/domain/calendar/clock-in-words';
import { longDate } from '~/domain/calendar/dates-in-words';
import { utcDate } from '~/domain/calendar/utc';

/** During the grace; after it nobody without a second factor sees this page. */
export function DutyNotice({ at }: { at: Date | string }) {
  const due = new Date(at);
  return (
    <p className="notice">
      <strong>Admins need a second factor.</strong> Without codes from an app these pages stay closed to you
      from {longDate(utcDate(due))}, {clockTime(due, 'UTC')} UTC on.{' '}
      <Link to="/settings/security?redirectTo=%2Fadmin">Set them up</Link>.
    </p>
  );
}
