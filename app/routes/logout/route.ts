import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { logOut } from '~/http/accounts/log-out.server';
import { withErrorPage } from '~/http/problems.server';
import { seeOther } from '~/http/redirects.server';
import { logoutHeaders } from '~/http/visitor/session.server';

export const loader = () => redirect('/');

export const action = withErrorPage(async ({ request }: ActionFunctionArgs) => {
  const outcome = await logOut(request);
  return seeOther(outcome === 'ended' ? '/auth' : `/auth?out=${outcome}`, await logoutHeaders());
});

/** Nobody sees this screen. It is here so that an error gets the root's error page, with help on it. */
export default function Logout() {
  return null;
}
