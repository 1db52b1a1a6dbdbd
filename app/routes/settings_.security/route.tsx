import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { type FormAnswer, keptAnswer } from '~/components/form/form-answer';
import { FORGET_KEPT, KeptFormNote } from '~/components/form/kept-form-note';
import { orStay } from '~/components/form/not-sent';
import { OwnerProvider } from '~/components/form/owned-form';
import { unlessRefused } from '~/components/form/revalidation';
import { useKeptAnswer } from '~/components/form/use-kept-answer';
import { BackLink } from '~/components/shell/back-link';
import { useToast } from '~/components/toast/toast-context';
import { byIntent, readForm } from '~/http/forms.server';
import { keepOr } from '~/http/kept-forms/keep-or.server';
import { readKeptForm } from '~/http/kept-forms/kept-form.server';
import { signOwner } from '~/http/kept-forms/signed-owner.server';
import { withErrorPage } from '~/http/problems.server';
import { safePath } from '~/http/redirects.server';
import { requireMember } from '~/http/visitor/access.server';
import * as acts from './act.server';
import { CodesSection } from './codes-section';
import { ConfirmSection } from './confirm-section';
import { DutyNotice } from './duty-notice';
import { loadSecurity } from './load.server';
import { PasskeysSection } from './passkeys-section';

export { accountStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = () => [{ title: 'Security | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const visitor = await requireMember(args);
  const kept = await readKeptForm(args.request, visitor.owner.id);
  const page = { owner: signOwner(visitor.owner.id), kept: kept && keptAnswer(kept) };
  return { ...(await loadSecurity(visitor)), ...page };
});

/** One form each, by its intent. */
const FORMS = {
  confirm: acts.confirm,
  'confirm-passkey': acts.confirmWithPasskey,
  'app-begin': acts.beginApp,
  'app-cancel': acts.cancelApp,
  'app-confirm': acts.confirmApp,
  'app-off': acts.turnOff,
  'codes-renew': acts.renewCodes,
  'passkey-add': acts.addPasskey,
  'passkey-remove': acts.dropPasskey,
  [FORGET_KEPT]: acts.forgetKept,
};

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const { request } = args;
  const form = await readForm(request);
  const names = form.has('name') ? ['intent', 'name'] : [];
  return keepOr(args, { form, names, title: 'That was not done' }, async () => {
    const visitor = await requireMember(args);
    const redirectTo = safePath(new URL(request.url).searchParams.get('redirectTo'));
    return byIntent(form, FORMS)({ request, form, visitor, redirectTo });
  });
});

export const clientAction = (args: ClientActionFunctionArgs) => orStay<typeof action>(args);

export const shouldRevalidate = unlessRefused;

export default function Security() {
  const page = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof clientAction>(), page);
  const toast = useToast();
  const failure = answer?.failure;
  useEffect(() => {
    if (failure) toast({ title: failure.title, description: failure.message, tone: 'error' });
  }, [failure, toast]);
  const answerTo = (...intents: string[]): FormAnswer | undefined =>
    [answer, page.kept].find((each) => each && intents.includes(each.intent));
  return (
    <OwnerProvider value={page.owner}>
      <div className="headline">
        <div>
          <BackLink to="/settings">Back to settings</BackLink>
          <h1>Security</h1>
        </div>
      </div>
      {page.duty && <DutyNotice {...page.duty} />}
      {page.kept && <KeptFormNote place={{ id: 'passkeys-title', label: 'Passkeys' }} />}
      {!page.isConfirmed && (
        <ConfirmSection
          hasPasskey={page.passkeys.length > 0}
          owner={page.owner}
          answer={answerTo('confirm', 'confirm-passkey')}
        />
      )}
      <CodesSection
        {...page}
        answer={answerTo('app-begin', 'app-cancel', 'app-confirm', 'app-off', 'codes-renew')}
      />
      <PasskeysSection {...page} answer={answerTo('passkey-add', 'passkey-remove')} />
    </OwnerProvider>
  );
}
