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
          Go to your home page
        </Link>
        <Link className="button button--quiet" to="/auth">
          Use another account
        </Link>
      </p>
    );
  }
  return (
    <div className="row">
      {viewer === 'guest' ? (
        <Link className="button" to="/">
          Go on without an account
        </Link>
      ) : (
        <TryIt redirectTo={redirectTo} isFirst />
      )}
      <Link className="button button--second" to={authPath('register', redirectTo)}>
        Create an account
      </Link>{' '}
      <Link className="button button--quiet" to={authPath('login', redirectTo)}>
        Log in
      </Link>
    </div>
  );
}

interface TryItProps {
  redirectTo: string;
  /** It leads; what stands beside it is quieter. */
  isFirst?: boolean;
}

export function TryIt({ redirectTo, isFirst = false }: TryItProps) {
  return (
    <Form method="post" action="/try">
      {redirectTo !== '/' && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <button className={isFirst ? 'button' : 'button button--second'}>Try it without an account</button>
    </Form>
  );
}
