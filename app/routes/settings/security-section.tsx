import { Link } from '@remix-run/react';
import { countOf } from '~/domain/calendar/counts-in-words';

interface SecuritySectionProps {
  hasCodes: boolean;
  passkeys: number;
}

/** How one logs in beside the password, in a sentence; it is changed on a page of its own. */
export function SecuritySection({ hasCodes, passkeys }: SecuritySectionProps) {
  const keys =
    passkeys === 0
      ? 'You have no passkey.'
      : `You have ${passkeys === 1 ? 'a passkey' : countOf(passkeys, 'passkey')}.`;
  return (
    <section aria-labelledby="security-title">
      <h2 id="security-title">Codes and passkeys</h2>
      <p>
        {hasCodes
          ? 'After your password a code from your app is asked for.'
          : 'Your password alone opens your account. You can add a code from an app.'}{' '}
        {keys}
      </p>
      <p>
        <Link to="/settings/security">Security: codes and passkeys</Link>
      </p>
    </section>
  );
}
