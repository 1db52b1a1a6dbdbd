import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { disclaimerCookie, withCookies } from '~/http/cookies.server';
import { screen } from '~/http/problems.server';
import { safePath, seeOther } from '~/http/redirects.server';

export const loader = () => redirect('/');

export const action = screen(async ({ request }: ActionFunctionArgs) => {
  const form = await request.formData();
  return seeOther(safePath(form.get('redirectTo')), withCookies(await disclaimerCookie.serialize('1')));
});
