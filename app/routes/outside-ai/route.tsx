import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { readForm } from '~/http/forms.server';
import { answerOutsideAi } from '~/http/outside-ai/consent.server';
import { withErrorPage } from '~/http/problems.server';
import { safePath } from '~/http/redirects.server';
import { requireOwner } from '~/http/visitor/access.server';

export const loader = () => redirect('/settings#outside-ai');

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const form = await readForm(args.request);
  return answerOutsideAi(form, owner, safePath(form.get('redirectTo')));
});

/** Never seen: but with a screen to it, what goes wrong gets the root's error page, with help on it. */
export default function OutsideAi() {
  return null;
}
