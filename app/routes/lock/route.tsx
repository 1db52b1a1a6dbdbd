import { parseWithZod } from '@conform-to/zod/v4';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  Link,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { orSay } from '~/components/failure/or-say';
import { useKeptAnswer } from '~/components/form/use-kept-answer';
import { CrisisLines } from '~/components/shell/crisis-lines';
import { unlockByPasswordSchema, unlockByPinSchema } from '~/domain/accounts/app-lock-schema';
import { lockFrom, readTriesLeft, unlockFrom } from '~/http/accounts/app-lock.server';
import { isSent, keptCookie, parkedCookie } from '~/http/cookies.server';
import { byIntent, invalidForm, readForm, refusedForm } from '~/http/forms.server';
import { withErrorPage } from '~/http/problems.server';
import { safePath, seeOther } from '~/http/redirects.server';
import { findLocked, requireMemberOnTheWay, toLock } from '~/http/visitor/access.server';
import type { LockedVisitor } from '~/http/visitor/visitor.server';
import { UnlockByPassword, UnlockByPin } from './unlock-forms';

export const meta: MetaFunction = () => [{ title: 'Locked | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const redirectTo = safePath(new URL(args.request.url).searchParams.get('redirectTo'));
  if (!(await findLocked(args))) {
    await requireMemberOnTheWay(args);
    throw redirect(redirectTo);
  }
  const isKept = isSent(args.request, parkedCookie) || isSent(args.request, keptCookie);
  return { redirectTo, triesLeft: await readTriesLeft(args.request), isKept };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  const redirectTo = safePath(form.get('redirectTo'));
  return byIntent(form, ACTS)({ args, form, redirectTo, locked: await findLocked(args) });
});

export const clientAction = (args: ClientActionFunctionArgs) => orSay<typeof action>(args, 'Error');

interface Act {
  args: ActionFunctionArgs;
  form: FormData;
  locked: LockedVisitor | undefined;
  redirectTo: string;
}

async function lock({ args, locked, redirectTo }: Act) {
  if (!locked) await lockFrom(args.request, await requireMemberOnTheWay(args));
  return toLock(args.request, { path: redirectTo });
}

const SCHEMAS = { pin: unlockByPinSchema, password: unlockByPasswordSchema };

const unlockBy = (intent: keyof typeof SCHEMAS) => async (act: Act) => {
  const { args, form, locked, redirectTo } = act;
  if (!locked) {
    await requireMemberOnTheWay(args);
    return seeOther(redirectTo);
  }
  const submission = parseWithZod(form, { schema: SCHEMAS[intent] });
  if (submission.status !== 'success') return invalidForm(intent, submission);
  try {
    return seeOther(redirectTo, await unlockFrom(args.request, locked, submission.value));
  } catch (error) {
    return refusedForm({ intent, title: 'Still locked', where: 'POST /lock' }, form, error);
  }
};

const ACTS = { lock, pin: unlockBy('pin'), password: unlockBy('password') };

/** Also after a refusal: it has taken one of the tries. Not from a server that has just failed. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus }) => (actionStatus ?? 200) < 500;

export default function Locked() {
  const page = useLoaderData<typeof loader>();
  const { redirectTo, triesLeft, isKept } = page;
  const answer = useKeptAnswer(useActionData<typeof clientAction>() ?? undefined, page);
  return (
    <>
      <div className="headline">
        <h1>Soundings is locked</h1>
      </div>
      {isKept && <p className="notice">What you had just sent is kept for you.</p>}
      {triesLeft > 0 ? (
        <>
          <UnlockByPin redirectTo={redirectTo} answer={answer} />
          <details className="lock__password" open={answer?.intent === 'password'}>
            <summary>Forgotten the PIN? Use your password</summary>
            <UnlockByPassword redirectTo={redirectTo} answer={answer} />
          </details>
        </>
      ) : (
        <>
          <p>The PIN was wrong five times. Now your password ends the lock.</p>
          <UnlockByPassword redirectTo={redirectTo} answer={answer} />
        </>
      )}
      <p>
        Forgotten the password, too? <Link to="/auth?tab=reset">Have a link for a new one mailed to you</Link>
        .
      </p>
      <section aria-labelledby="open-title">
        <h2 id="open-title">Open without the PIN</h2>
        <p>
          <CrisisLines />
        </p>
        <ul>
          <li>
            <Link to="/safety">Safety and help</Link>
          </li>
          <li>
            <Link to="/safety-plan">My safety plan</Link>
          </li>
          <li>
            <Link to="/exercises/breathing">Breathe for a minute</Link>
          </li>
        </ul>
      </section>
    </>
  );
}
