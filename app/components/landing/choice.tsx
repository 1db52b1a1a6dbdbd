import { Link } from '@remix-run/react';
import { authPath, destinationName } from './destination';
import { TryIt } from './ways-in';

/** For a stranger on the way to a page that needs to know whose numbers to show. */
export function Choice({ redirectTo }: { redirectTo: string }) {
  const name = destinationName(redirectTo);
  return (
    <section className="choice-of-ways" aria-labelledby="choice">
      <h1 id="choice">On the way to {name}</h1>
      <p className="lede">First choose how you want to come in. You go straight on from there.</p>
      <ul>
        <li>
          <p>Keep what you enter, and find it again on any device.</p>
          <Link className="button" to={authPath('register', redirectTo)}>
            Create an account
          </Link>
        </li>
        <li>
          <p>You have been here before.</p>
          <Link className="button button--second" to={authPath('login', redirectTo)}>
            Log in
          </Link>
        </li>
        <li>
          <p>Have a look first. You need no name and no email, and an account can take it over later.</p>
          <TryIt redirectTo={redirectTo} />
        </li>
      </ul>
    </section>
  );
}
