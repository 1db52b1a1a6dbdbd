import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { db } from '~/db.server';
import { endSession } from '~/domain/accounts/sessions.server';
import { screen } from '~/http/problems.server';
import { seeOther } from '~/http/redirects.server';
import { logoutHeaders } from '~/http/visitor/session.server';
import { findSentToken } from '~/http/visitor/visitor.server';

export const loader = () => redirect('/');

export const action = screen(async (args: ActionFunctionArgs) => {
  // A locked session can be ended without its PIN: nobody gets further in by it.
  const token = await findSentToken(args.request);
  if (token) await endSession(db, token);
  return seeOther('/auth', await logoutHeaders());
});

/** Never seen: but with a screen to it, what goes wrong gets the root's error page, with help on it. */
export default function Logout() {
  return null;
}
