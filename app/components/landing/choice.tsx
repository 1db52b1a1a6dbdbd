import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '~/components/use-hydrated';
import { authPath, destinationName } from './destination';
import { TryIt } from './ways-in';

/** For a stranger on the way to a page that needs to know whose numbers to show. */
export function Choice({ redirectTo }: { redirectTo: string }) {
  const name = destinationName(redirectTo);
  return (
    <section className="choice-of-ways" aria-labelledby="choice">
      <ChoiceHeading>On the way to {name}</ChoiceHeading>
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

/** Coming here from a link on the same page loads nothing anew, so the heading takes the focus itself. */
function ChoiceHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [arrivedAlive] = useState(useHydrated());
  useEffect(() => {
    if (arrivedAlive) heading.current?.focus({ preventScroll: true });
  }, [arrivedAlive]);
  return (
    <h1 id="choice" ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
