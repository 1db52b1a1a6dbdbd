import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { Problem } from '~/domain/problem';
import { themeCookie, withCookies } from '~/http/cookies.server';
import { readForm } from '~/http/forms.server';
import { withErrorPage } from '~/http/problems.server';
import { safePath, seeOther } from '~/http/redirects.server';
import { isTheme } from '~/http/visitor/preferences.server';

export const loader = () => redirect('/');

export const action = withErrorPage(async ({ request }: ActionFunctionArgs) => {
  const form = await readForm(request);
  const theme = form.get('theme');
  if (!isTheme(theme)) throw new Problem('malformed', 'There is a light theme and a dark one.');
  return seeOther(safePath(form.get('redirectTo')), withCookies(await themeCookie.serialize(theme)));
});

/** Never seen: but with a screen to it, what goes wrong gets the root's error page, with help on it. */
export default function Theme() {
  return null;
}
