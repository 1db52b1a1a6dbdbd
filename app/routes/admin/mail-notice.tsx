import { Link } from '@remix-run/react';
import { countOf } from '~/domain/calendar/counts-in-words';
import { adminPath } from './search';

/** Tells admins that mail is known not to leave. */
export function MailNotice({ waiting }: { waiting: number }) {
  const left =
    waiting === 0
      ? 'None waits now.'
      : waiting === 1
        ? '1 mail waits and is tried again by itself.'
        : `${countOf(waiting, 'mail')} wait and are tried again by themselves.`;
  return (
    <p className="notice">
      <strong>Mail does not leave this server as it should.</strong> {left} Who asks for a new password is
      told that it may take longer. <Link to={adminPath({ tab: 'mail' })}>What became of mails</Link>.
    </p>
  );
}
