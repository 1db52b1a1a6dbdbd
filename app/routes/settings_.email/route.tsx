import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, Form, Link, useLoaderData } from '@remix-run/react';
import { orSay } from '~/components/failure/or-say';
import { SubmitButton } from '~/components/form/submit-button';
import { db } from '~/db.server';
import { confirmEmailChange, findNewEmail } from '~/domain/accounts/email-change.server';
import { deviceName } from '~/http/accounts/device-name';
import { readForm } from '~/http/forms.server';
import { orBack } from '~/http/or-back.server';
import { withErrorPage } from '~/http/problems.server';
import { limit } from '~/http/rate-limits.server';
import { redirectWithToast } from '~/http/toast.server';
import { mailKeys, sendMailsOf } from '~/mail-round.server';
import { inBackground } from '~/running/background.server';

export const meta: MetaFunction = () => [
  { title: 'Your new address | Soundings' },
  { name: 'robots', content: 'noindex' },
];

/** Open to everybody who has the link: a mail may be read on another device. Looking changes nothing. */
export const loader = withErrorPage(async ({ request }: LoaderFunctionArgs) => {
  await limit('emailLink', request);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, email: (await findNewEmail(db, { token, now: new Date() })) ?? null };
});

export const action = withErrorPage(async ({ request }: ActionFunctionArgs) => {
  const form = await readForm(request);
  const token = String(form.get('token') ?? '');
  const to = `/settings/email?${new URLSearchParams({ token })}`;
  return orBack(request, { title: 'Error', to }, async () => {
    await limit('emailLink', request);
    const device = deviceName(request);
    const userId = await confirmEmailChange(db, { token, mailKeys, device, now: new Date() });
    inBackground('the mail to an old address', sendMailsOf(userId));
    const description = 'Log in with it from now on.';
    return redirectWithToast('/', { title: 'Your address is changed', description });
  });
});

export const clientAction = (args: ClientActionFunctionArgs) => orSay<typeof action>(args, 'Error');

export default function ConfirmEmail() {
  const { token, email } = useLoaderData<typeof loader>();
  return (
    <div className="auth narrow">
      <h1>Your new address</h1>
      {email ? (
        <Form method="post" className="form">
          <p>
            From now on you log in with <strong className="breaks">{email}</strong>. We tell the old address
            that it was changed.
          </p>
          <input type="hidden" name="token" value={token} />
          <SubmitButton label="Use this address" pendingLabel="Saving..." />
        </Form>
      ) : (
        <>
          <p>This link was already used, is older than a day, or your password has changed since.</p>
          <p>
            <Link to="/settings">Ask for a new one in your settings</Link>
          </p>
        </>
      )}
    </div>
  );
}
