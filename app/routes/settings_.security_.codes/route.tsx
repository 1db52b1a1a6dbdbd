import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { type ClientActionFunctionArgs, Form, useLoaderData } from '@remix-run/react';
import { orSay } from '~/components/failure/or-say';
import { SubmitButton } from '~/components/form/submit-button';
import { dropCarriedCodes, readCarriedCodes } from '~/http/accounts/shown-codes.server';
import { orBack } from '~/http/or-back.server';
import { withErrorPage } from '~/http/problems.server';
import { safePath, seeOther } from '~/http/redirects.server';
import { requireMember } from '~/http/visitor/access.server';
import { PrintButton } from './print-button';

export { accountStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = () => [{ title: 'Recovery codes | Soundings' }];

const goOn = (request: Request) =>
  safePath(new URL(request.url).searchParams.get('redirectTo'), '/settings/security');

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { user } = await requireMember(args);
  const codes = await readCarriedCodes(args.request, user.id);
  if (!codes) throw redirect('/settings/security');
  return { codes, email: user.email };
});

/** They are kept: from now on this browser cannot show them either. */
export const action = withErrorPage(async (args: ActionFunctionArgs) =>
  orBack(args.request, { title: 'Error' }, async () => {
    await requireMember(args);
    return seeOther(goOn(args.request), await dropCarriedCodes());
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) => orSay<typeof action>(args, 'Error');

export default function RecoveryCodes() {
  const { codes, email } = useLoaderData<typeof loader>();
  return (
    <div className="narrow">
      <div className="headline">
        <h1>Your recovery codes</h1>
      </div>
      <p>
        A code from your app is asked for from now on. Each of these ten takes its place once, when your app
        is not at hand. Print them or write them down now, and keep them apart from your phone.{' '}
        <strong>They are not shown again.</strong> Earlier ones do not work any more.
      </p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="fine">
        Soundings, for <span className="breaks">{email}</span>
      </p>
      <Form method="post" className="row">
        <PrintButton />
        <SubmitButton label="I have kept them" pendingLabel="Going on..." />
      </Form>
    </div>
  );
}
