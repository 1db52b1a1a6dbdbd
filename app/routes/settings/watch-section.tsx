import { Link } from '@remix-run/react';

/** Two pages of their own: what happened in the account, and the PIN. */
export function WatchSection({ awayMinutes }: { awayMinutes: number | null }) {
  return (
    <section aria-labelledby="watch-title">
      <h2 id="watch-title">Activity and app lock</h2>
      <ul>
        <li>
          <Link to="/settings/activity">Account activity</Link>: logins, also failed ones, and other things
          that happened in the last 90 days.
        </li>
        <li>
          <Link to="/settings/lock">App lock</Link>: a PIN for when somebody else picks up your phone. It is{' '}
          {awayMinutes === null ? 'off' : 'on'}.
        </li>
      </ul>
    </section>
  );
}
