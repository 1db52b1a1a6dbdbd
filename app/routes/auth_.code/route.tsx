import { parseWithZod } from '@conform-to/zod/v4';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { orStay } from '~/components/form/not-sent';
import { unlessRefused } from '~/components/form/revalidation';
import { useKeptAnswer } from '~/components/form/use-kept-answer';
import { PasskeyWay } from '~/components/passkey/passkey-way';
import { BackLink } from '~/components/shell/back-link';
import { db } from '~/db.server';
import { Problem } from '~/domain/problem';
import { readFactors } from '~/domain/second-factors/member-factors.server';
import { recoveryCodesInWords } from '~/domain/second-factors/recovery-codes-in-words';
import { codeSchema } from '~/domain/second-factors/schema';
import { env } from '~/env.server';
import { arriveFromLogin } from '~/http/accounts/arrival.server';
import { findAskedForCode, takeSecondStepFrom } from '~/http/accounts/second-step.server';
import { clear, codeCookie, withCookies } from '~/http/cookies.server';
import { invalidForm, readForm, refusedForm } from '~/http/forms.server';
import { withErrorPage } from '~/http/problems.server';
import { safePath, withRedirectTo } from '~/http/redirects.server';
import { redirectWithToast } from '~/http/toast.server';
import { CodeForm } from './code-form';
import { NoWayIn } from './no-way-in';

export { accountStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = () => [
  { title: 'One more step | Soundings' },
  { name: 'robots', content: 'noindex' },
];

const goOn = (request: Request) => safePath(new URL(request.url).searchParams.get('redirectTo'));

export const loader = withErrorPage(async ({ request }: LoaderFunctionArgs) => {
  const redirectTo = goOn(request);
  if (!(await findAskedForCode(request))) throw redirect(withRedirectTo('/auth', redirectTo));
  const isRecovery = new URL(request.url).searchParams.get('with') === 'recovery-code';
  return {
    redirectTo,
    isRecovery,
    back: withRedirectTo('/auth', redirectTo),
    otherWay: withRedirectTo(isRecovery ? '/auth/code' : '/auth/code?with=recovery-code', redirectTo),
    contact: env.OPERATOR_CONTACT ?? null,
  };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const { request } = args;
  const redirectTo = goOn(request);
  const form = await readForm(request);
  const submission = parseWithZod(form, { schema: codeSchema });
  if (submission.status !== 'success') return invalidForm('code', submission);
  try {
    const loggedIn = await takeSecondStepFrom(request, submission.value.code);
    const news = loggedIn.proof.kind === 'recovery' ? await recoveryNews(loggedIn.user.id) : '';
    const arrived = await arriveFromLogin(args, loggedIn, redirectTo, news);
    arrived.headers.append('Set-Cookie', await clear(codeCookie));
    return arrived;
  } catch (error) {
    if (error instanceof Problem && error.kind === 'gone') return beginAgain(error.message, redirectTo);
    return refusedForm({ intent: 'code', title: 'Not logged in yet', where: 'POST /auth/code' }, form, error);
  }
});

/** After a recovery code: how many are left of it. */
const recoveryNews = async (userId: string) =>
  recoveryCodesInWords((await readFactors(db, userId)).recoveryCodesLeft);

async function beginAgain(description: string, redirectTo: string): Promise<Response> {
  const toast = { title: 'Not logged in', description, tone: 'error' as const };
  const headers = withCookies(await clear(codeCookie));
  return redirectWithToast(withRedirectTo('/auth', redirectTo), toast, headers);
}

export const clientAction = (args: ClientActionFunctionArgs) => orStay<typeof action>(args);

export const shouldRevalidate = unlessRefused;

export default function SecondStep() {
  const page = useLoaderData<typeof loader>();
  const { redirectTo, isRecovery, back, otherWay, contact } = page;
  const answer = useKeptAnswer(useActionData<typeof clientAction>(), page);
  return (
    <div className="auth">
      <BackLink to={back}>Back to Login</BackLink>
      <h1>One more step</h1>
      <CodeForm
        key={isRecovery ? 'recovery' : 'app'}
        isRecovery={isRecovery}
        otherWay={otherWay}
        answer={answer}
      />
      <PasskeyWay
        id="code-passkey"
        label="Use a passkey instead"
        purpose="login"
        intent="passkey"
        fields={{ redirectTo }}
        action="/auth"
        answer={undefined}
      />
      <NoWayIn contact={contact} />
    </div>
  );
}
