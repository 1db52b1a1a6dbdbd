import { Form, Link } from '@remix-run/react';
import { DESTINATIONS } from './texts';

const onward = (path: string, redirectTo: string) =>
  redirectTo === '/'
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}redirectTo=${encodeURIComponent(redirectTo)}`;

/** The three ways in. Whoever was on the way somewhere continues there. */
export function WayIn({ redirectTo }: { redirectTo: string }) {
  const destination = DESTINATIONS[redirectTo.split('?')[0] ?? ''];
  return (
    <div className="way-in" id="way-in">
      {redirectTo !== '/' && (
        <p>
          <strong>{destination ? `To ${destination}: choose how to go on.` : 'Choose how to go on.'}</strong>{' '}
          You can register, log in, or try it first; after that you are where you were going.
        </p>
      )}
      <div className="row">
        <Link className="button" to={onward('/auth?tab=register', redirectTo)}>
          Create an account
        </Link>
        <Link className="button button--second" to={onward('/auth', redirectTo)}>
          Log in
        </Link>
        <Form method="post" action="/try">
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <button className="button button--second">Try it without an account</button>
        </Form>
      </div>
      <p className="fine">
        Without an account, what you enter stays with this device. You can make an account of it later and
        lose nothing.
      </p>
    </div>
  );
}
