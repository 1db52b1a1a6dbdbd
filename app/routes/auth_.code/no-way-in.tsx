import { Link } from '@remix-run/react';
import { CALL_988, TEXT_988 } from '~/components/shell/crisis-numbers';

const hrefOf = (contact: string) => (/^https:/i.test(contact) ? contact : `mailto:${contact}`);

/** For people who have neither app nor codes, perhaps on a bad day: what helps now is open to everybody. */
export function NoWayIn({ contact }: { contact: string | null }) {
  return (
    <section aria-labelledby="no-way-in">
      <h2 id="no-way-in">If you cannot get in</h2>
      <p>
        Help needs no login: <a href={CALL_988}>call 988</a>, <a href={TEXT_988}>text 988</a>, or open{' '}
        <Link to="/safety">Safety and help</Link> and the <Link to="/exercises">exercises</Link>.
      </p>
      <p>
        Without your app and your recovery codes, whoever runs this server can take this step off your account
        {contact ? (
          <>
            : <a href={hrefOf(contact)}>{contact}</a>.
          </>
        ) : (
          '.'
        )}
      </p>
    </section>
  );
}
