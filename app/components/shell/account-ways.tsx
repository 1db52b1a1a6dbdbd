import { Form, Link } from '@remix-run/react';
import { logOutHere } from './log-out-here';

export function LogOut() {
  return (
    <Form method="post" action="/logout" reloadDocument onSubmit={logOutHere}>
      <button className="button button--quiet">Log out</button>
    </Form>
  );
}

/** For a guest: into an account, their own or a new one. */
export function WaysToAccount() {
  return (
    <>
      <Link className="button button--quiet" to="/auth?tab=register">
        Create account
      </Link>
      <Link className="button button--quiet" to="/auth">
        Log in
      </Link>
    </>
  );
}
