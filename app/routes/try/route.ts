import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { readForm } from '~/http/forms.server';
import { withErrorPage } from '~/http/problems.server';
import { safePath, seeOther } from '~/http/redirects.server';
import { requireVisitor } from '~/http/visitor/access.server';
import { ownerOrNewGuest } from '~/http/visitor/guest.server';

export const loader = () => redirect('/');

/** "Try it without an account": makes a guest, then goes on to the page they were heading for. */
export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  await requireVisitor(args);
  const { headers } = await ownerOrNewGuest(args, { now: new Date() });
  return seeOther(safePath(form.get('redirectTo')), headers);
});

/** Never seen: but with a screen to it, what goes wrong gets the root's error page, with help on it. */
export default function Try() {
  return null;
}
