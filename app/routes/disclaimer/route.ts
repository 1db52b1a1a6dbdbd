import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { disclaimerCookie, withCookies } from '~/http/cookies.server';
import { readForm } from '~/http/forms.server';
import { withErrorPage } from '~/http/problems.server';
import { safePath, seeOther } from '~/http/redirects.server';

export const loader = () => redirect('/');

export const action = withErrorPage(async ({ request }: ActionFunctionArgs) => {
  const form = await readForm(request);
  return seeOther(safePath(form.get('redirectTo')), withCookies(await disclaimerCookie.serialize('1')));
});

/** Nobody sees this screen. It is here so that an error gets the root's error page, with help on it. */
export default function Disclaimer() {
  return null;
}
