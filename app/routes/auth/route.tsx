import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { useEffect } from 'react';
import { SHOW, shownAnswer } from '~/components/form/form-answer';
import { orStay } from '~/components/form/not-sent';
import { unlessRefused } from '~/components/form/revalidation';
import { useKeptAnswer } from '~/components/form/use-kept-answer';
import { PasskeyWay } from '~/components/passkey/passkey-way';
import { publicMeta } from '~/components/public-meta';
import { BackLink } from '~/components/shell/back-link';
import { useToast } from '~/components/toast/toast';
import { db } from '~/db.server';
import { isUsableResetToken } from '~/domain/accounts/password-reset.server';
import {
  clear,
  isSent,
  keptCookie,
  onboardedCookie,
  parkedCookie,
  sessionCookie,
  withCookies,
} from '~/http/cookies.server';
import { byIntent, readForm } from '~/http/forms.server';
import { withErrorPage } from '~/http/problems.server';
import { safePath } from '~/http/redirects.server';
import { textsTo } from '~/http/sms/texted-countries.server';
import { findVisitorIfReadable } from '~/http/visitor/always-open-pages.server';
import { isMailLate, lookAtMail } from '~/mail-round.server';
import * as actions from './actions.server';
import { AuthTabs } from './auth-tabs';
import { GuestNote } from './guest-note';
import { isWhatHolds, LoggedOutNote } from './logged-out-note';
import { LoginForm } from './login-form';
import { NewPasswordForm } from './new-password-form';
import { RegisterForm } from './register-form';
import { RequestResetForm, ResetSent } from './request-reset-form';
import { isTab, TABS } from './tabs';
import { useTyped } from './use-typed';

export { accountStyles as links } from '~/styles/sheets';

const DESCRIPTION = 'Log in to Soundings, or create an account.';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...publicMeta({ title: data ? TABS[data.tab] : 'Login', description: DESCRIPTION }, matches),
  { name: 'robots', content: 'noindex' },
];

export const loader = withErrorPage(async ({ request, context }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const visitor = await findVisitorIfReadable({ request, context });
  const tab = searchParams.get('tab');
  const out = searchParams.get('out');
  const token = searchParams.get('token');
  const wasSent = searchParams.get('sent') === '1';
  if (tab === 'reset') lookAtMail();
  // Until the welcome pages are done they are the only screen; a mailed link still leads where it says.
  if (visitor?.kind === 'member' && !visitor.user.onboardedAt && token === null)
    throw redirect('/onboarding');
  const page = {
    tab: isTab(tab) ? tab : ('login' as const),
    redirectTo: safePath(searchParams.get('redirectTo')),
    wasSent,
    isMailLate: wasSent && (await isMailLate()),
    token,
    isTokenUsable: token !== null && (await isUsableResetToken(db, { token, now: new Date() })),
    textsTo: tab === 'register' ? textsTo() : null,
    isGuest: visitor?.kind === 'guest',
    loggedInAs: visitor?.kind === 'member' ? visitor.user.email : null,
    hasEnded: visitor?.kind === 'ended' || searchParams.has('ended'),
    loggedOut: isWhatHolds(out) ? out : null,
    isKept: isSent(request, parkedCookie) || isSent(request, keptCookie),
  };
  if (visitor?.kind !== 'ended') return data(page);
  return data(page, { headers: withCookies(await clear(sessionCookie), await clear(onboardedCookie)) });
});

const ACTS = {
  login: actions.login,
  passkey: actions.passkey,
  register: actions.register,
  'request-reset': actions.requestReset,
  reset: actions.reset,
};

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const unread = args.request.clone();
  const form = await readForm(args.request);
  const act = byIntent(form, ACTS);
  return form.has(SHOW) ? shownAnswer(form) : act({ args, form, unread });
});

export const clientAction = (args: ClientActionFunctionArgs) => orStay<typeof action>(args);

/** Also after a refusal: a link may have been used up in another tab meanwhile. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  unlessRefused({
    ...change,
    defaultShouldRevalidate: change.formMethod === 'POST' || change.defaultShouldRevalidate,
  });

export default function Auth() {
  const loaded = useLoaderData<typeof loader>();
  const { tab, redirectTo, wasSent, token, isTokenUsable, loggedInAs, hasEnded, loggedOut, isKept, ...page } =
    loaded;
  const answer = useKeptAnswer(useActionData<typeof clientAction>(), loaded);
  const { typed, takeAlong } = useTyped();
  const form = { redirectTo, answer, typed };
  const toast = useToast();
  const failure = answer?.failure;
  useEffect(() => {
    if (failure) toast({ title: failure.title, description: failure.message, tone: 'error' });
  }, [failure, toast]);

  return (
    <div className="auth">
      <BackLink to="/">Back to App</BackLink>
      <h1>{token ? 'Choose a new password' : 'Your account'}</h1>
      {loggedOut && !loggedInAs && <LoggedOutNote what={loggedOut} />}
      {hasEnded && !loggedInAs && (
        <p className="notice">
          Your session has ended. Please log in to continue.
          {isKept && ' What you had just sent is kept for you.'}
        </p>
      )}
      {loggedInAs && !token && <p className="notice">You are logged in as {loggedInAs}.</p>}
      {token ? (
        <NewPasswordForm token={token} isUsable={isTokenUsable} answer={answer} />
      ) : (
        <>
          <AuthTabs current={tab} redirectTo={redirectTo} onLeave={takeAlong} />
          {tab === 'login' && (
            <>
              <LoginForm {...form} onLeave={takeAlong} />
              <PasskeyWay
                id="login-passkey"
                label="Use a passkey"
                purpose="login"
                intent="passkey"
                fields={{ redirectTo }}
                answer={answer}
              />
            </>
          )}
          {tab === 'register' && page.isGuest && <GuestNote redirectTo={redirectTo} />}
          {tab === 'register' && <RegisterForm {...form} textsTo={page.textsTo} />}
          {tab === 'reset' &&
            (wasSent ? <ResetSent isLate={page.isMailLate} /> : <RequestResetForm {...form} />)}
        </>
      )}
    </div>
  );
}
