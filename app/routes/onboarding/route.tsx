import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { type ClientActionFunctionArgs, Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { orStay } from '~/components/form/not-sent';
import { unlessRefused } from '~/components/form/revalidation';
import { db } from '~/db.server';
import { completeOnboarding } from '~/domain/accounts/accounts.server';
import { sms } from '~/gateways/index.server';
import { onboardedCookie, withCookies } from '~/http/cookies.server';
import { byIntent, readForm } from '~/http/forms.server';
import { withErrorPage } from '~/http/problems.server';
import { safePath, seeOther, withRedirectTo } from '~/http/redirects.server';
import { redirectWithToast } from '~/http/toast.server';
import { requireMemberOnTheWay } from '~/http/visitor/access.server';
import { logError } from '~/running/log.server';
import { ONBOARDING_STEPS } from './steps';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${ONBOARDING_STEPS[(data?.step ?? 1) - 1]?.title ?? 'Welcome'} | Soundings` },
];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  await requireMemberOnTheWay(args);
  const { searchParams } = new URL(args.request.url);
  const redirectTo = safePath(searchParams.get('redirectTo'));
  const step = Number(searchParams.get('step') ?? 1);
  if (!ONBOARDING_STEPS[step - 1]) throw redirect(withRedirectTo('/onboarding', redirectTo));
  const pathTo = (other: number) => withRedirectTo(`/onboarding?step=${other}`, redirectTo);
  return { step, back: pathTo(step - 1), next: pathTo(step + 1), redirectTo, canText: sms.isConfigured };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const { user } = await requireMemberOnTheWay(args);
  const form = await readForm(args.request);
  const goingTo = byIntent(form, DESTINATIONS) ?? safePath(form.get('redirectTo'));
  try {
    await completeOnboarding(db, { user, now: new Date() });
  } catch (error) {
    logError('completing onboarding', error);
    return redirectWithToast('/', NOT_SAVED);
  }
  return seeOther(goingTo, withCookies(await onboardedCookie.serialize('1')));
});

const NOT_SAVED = {
  title: 'That was not saved',
  description: 'We could not reach our storage just now. Please try again in a moment.',
  tone: 'error',
} as const;

/** Where each button leads; null: on to where the person was going. */
const DESTINATIONS = { begin: '/checkin', texts: '/settings#texts', skip: null, complete: null };

export const clientAction = (args: ClientActionFunctionArgs) => orStay<typeof action>(args);

export const shouldRevalidate = unlessRefused;

export default function Onboarding() {
  const { step, back, next, redirectTo, canText } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof clientAction>();
  const { title, paragraphs } = ONBOARDING_STEPS[step - 1]!;
  const total = ONBOARDING_STEPS.length;
  return (
    <div className="welcome">
      <div className="progress">
        <label htmlFor="progress">
          Step {step} of {total}
        </label>
        <progress id="progress" max={total} value={step} />
      </div>
      <StepHeading step={step}>{title}</StepHeading>
      {paragraphs.map((text, index) => (
        <p key={text} className={index === 0 ? 'lede' : undefined}>
          {text}
        </p>
      ))}
      {step < total ? (
        <p className="welcome__acts">
          {step > 1 && (
            <Link className="button button--second" to={back}>
              Back
            </Link>
          )}
          <Link className="button" to={next}>
            Continue
          </Link>
        </p>
      ) : (
        <Form method="post">
          {answer && (
            <p className="notice" role="alert">
              The server could not be reached. Please try again in a moment.
            </p>
          )}
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <p className="welcome__acts">
            <Link className="button button--second" to={back}>
              Back
            </Link>
            <button className="button" name="intent" value="begin">
              Begin My Mental Health Assessment
            </button>
          </p>
          <p>
            <button className="button button--quiet button--flush" name="intent" value="skip">
              Skip to app
            </button>
          </p>
          {canText && (
            <p>
              Would a text at an hour of your choice help you to remember?{' '}
              <button className="button button--quiet" name="intent" value="texts">
                Set up text messages
              </button>
            </p>
          )}
        </Form>
      )}
    </div>
  );
}

/** From one step to the next no page is loaded, so the heading takes the focus itself. */
function StepHeading({ step, children }: { step: number; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
