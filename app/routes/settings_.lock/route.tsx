import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { orStay } from '~/components/form/not-sent';
import { unlessRefused } from '~/components/form/revalidation';
import { useKeptAnswer } from '~/components/form/use-kept-answer';
import { BackLink } from '~/components/shell/back-link';
import { endLockSchema, setLockSchema } from '~/domain/accounts/app-lock-schema';
import { endLockFrom, setLockFrom } from '~/http/accounts/app-lock.server';
import { byIntent, invalidForm, readForm } from '~/http/forms.server';
import { keepOr } from '~/http/kept-forms/keep-or.server';
import { withErrorPage } from '~/http/problems.server';
import { redirectWithToast } from '~/http/toast.server';
import { requireMember } from '~/http/visitor/access.server';
import type { MemberVisitor } from '~/http/visitor/visitor.server';
import { EndLockForm } from './end-lock-form';
import { SetLockForm } from './set-lock-form';
import { minutesInWords } from './words';

const PATH = '/settings/lock';

export const meta: MetaFunction = () => [{ title: 'App lock | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { awayMinutes } = await requireMember(args);
  return { awayMinutes };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const { request } = args;
  const form = await readForm(request);
  return keepOr(args, { form, title: 'The app lock was not changed' }, async () => {
    const visitor = await requireMember(args);
    return byIntent(form, { set, end })({ request, form, visitor });
  });
});

interface Act {
  request: Request;
  form: FormData;
  visitor: MemberVisitor;
}

async function set({ request, form, visitor }: Act) {
  const submission = parseWithZod(form, { schema: setLockSchema });
  if (submission.status !== 'success') return invalidForm('set', submission);
  await setLockFrom(request, visitor, submission.value);
  const description = `It asks for your PIN after ${minutesInWords(submission.value.awayMinutes)} away.`;
  return redirectWithToast(PATH, { title: 'The app lock is on', description });
}

async function end({ request, form, visitor }: Act) {
  const submission = parseWithZod(form, { schema: endLockSchema });
  if (submission.status !== 'success') return invalidForm('end', submission);
  await endLockFrom(request, visitor, submission.value.currentPassword);
  return redirectWithToast(PATH, { title: 'The app lock is off' });
}

export const clientAction = (args: ClientActionFunctionArgs) => orStay<typeof action>(args);

export const shouldRevalidate = unlessRefused;

export default function LockSettings() {
  const page = useLoaderData<typeof loader>();
  const { awayMinutes } = page;
  const answer = useKeptAnswer(useActionData<typeof clientAction>(), page);
  const isOn = awayMinutes !== null;
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to="/settings">Back to settings</BackLink>
          <h1>App lock</h1>
        </div>
      </div>
      <p className="lede">
        A PIN for this account, for when somebody else picks up your phone. After some minutes away, Soundings
        asks for it.
      </p>
      {isOn && (
        <section aria-labelledby="now-title">
          <h2 id="now-title">It is on</h2>
          <p>It asks after {minutesInWords(awayMinutes)} away, on every device that is logged in.</p>
          <Form method="post" action="/lock" reloadDocument className="row">
            <input type="hidden" name="redirectTo" value={PATH} />
            <button className="button" name="intent" value="lock">
              Lock this device now
            </button>
          </Form>
        </section>
      )}
      <section aria-labelledby="set-title">
        <h2 id="set-title">{isOn ? 'Change it' : 'Turn it on'}</h2>
        <SetLockForm key={String(awayMinutes)} awayMinutes={awayMinutes} answer={answer} />
      </section>
      {isOn && (
        <section aria-labelledby="end-title">
          <h2 id="end-title">Turn it off</h2>
          <EndLockForm answer={answer} />
        </section>
      )}
      <WhatItDoes />
    </>
  );
}

const WhatItDoes = () => (
  <section aria-labelledby="knows-title">
    <h2 id="knows-title">Good to know</h2>
    <ul>
      <li>
        <strong>Help stays open.</strong> Whoever holds the device can still call and text 988 from here, and
        can read the safety page and <Link to="/safety-plan">your safety plan</Link>.
      </li>
      <li>
        <strong>Forgotten the PIN?</strong> Your password always opens the lock. After five wrong PINs, only
        the password does.
      </li>
      <li>
        <strong>Without scripts</strong> it still locks, but an open page stays in view until somebody taps
        it. “Lock now” hides it.
      </li>
      <li>
        It keeps curious people out. It does not protect against somebody who knows your password, or who can
        read your mail.
      </li>
    </ul>
  </section>
);
