import { Form, Link } from '@remix-run/react';
import { authPath } from './destination';

export type LandingViewer = 'stranger' | 'guest' | 'member';

interface WaysInProps {
  viewer: LandingViewer;
  redirectTo?: string;
}

/** The buttons that lead from the public page into the app. */
export function WaysIn({ viewer, redirectTo = '/' }: WaysInProps) {
  if (viewer === 'member') {
    return (
      <p className="row">
        <Link className="button" to="/">
          To your home page
        </Link>
        <Link className="button button--quiet" to="/auth">
          Use another account
        </Link>
      </p>
    );
  }
  return (
    <div className="row">
      <Link className="button" to={authPath('register', redirectTo)}>
        Create an account
      </Link>
      <Link className="button button--second" to={authPath('login', redirectTo)}>
        Log in
      </Link>
      {viewer === 'guest' ? (
        <Link className="button button--second" to="/">
          Go on without an account
        </Link>
      ) : (
        <TryIt redirectTo={redirectTo} />
      )}
    </div>
  );
}

export function TryIt({ redirectTo }: { redirectTo: string }) {
  return (
    <Form method="post" action="/try">
      {redirectTo !== '/' && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <button className="button button--second">Try it without an account</button>
    </Form>
  );
}
