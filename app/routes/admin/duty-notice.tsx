import { Link } from '@remix-run/react';
import { adminMoment } from '~/domain/calendar/admin-dates';

/** During the grace; after it nobody without a second factor sees this page. */
export function DutyNotice({ at }: { at: Date | string }) {
  return (
    <p className="notice">
      <strong>Admins need a second factor.</strong> Without codes from an app these pages stay closed to you
      from {adminMoment(at)} UTC on. <Link to="/settings/security?redirectTo=%2Fadmin">Set them up</Link>.
    </p>
  );
}
