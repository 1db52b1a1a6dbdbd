import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { hasChangedNothing } from '~/components/form/revalidation';
import { STEPS } from '~/domain/check-in/questions/steps';
import { Problem } from '~/domain/problem';
import { readForm } from '~/http/forms.server';
import { screen } from '~/http/problems.server';
import { requireOwner, sessionEnded } from '~/http/visitor/access.server';
import { findVisitor } from '~/http/visitor/visitor.server';
import * as act from './act.server';
import { CheckInFlow } from './check-in-flow';
import { Completion } from './completion';
import { INTENTS } from './fields';
import { loadCompletion, loadQuestions } from './load.server';
import { keepBehindLock, parkAndAskToLogIn, parkForItsOwner } from './park.server';
import { readCheckInForm } from './read-form.server';
import { isUnreachable, unreachable } from './unreachable';

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  if (data?.kind !== 'questions') return [{ title: 'Check-in complete | Soundings' }];
  const steps = STEPS[data.mode];
  const step = Number(new URLSearchParams(location.search).get('step') ?? 1);
  const question = steps[step - 1]?.question ?? 'Check-in';
  return [{ title: `Question ${step} of ${steps.length}: ${question} | Soundings` }];
};

export const loader = screen(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const url = new URL(args.request.url);
  const page = { url, owner, now: new Date() };
  if (url.searchParams.has('done')) return loadCompletion(page);
  // Remix reads the page again after a form; what still has the form's type comes from there.
  return loadQuestions({ ...page, isSentBack: args.request.headers.has('Content-Type') });
});

export const action = screen(async (args: ActionFunctionArgs) => {
  const form = readCheckInForm(await readForm(args.request));
  const visitor = await findVisitor(args);
  if (visitor.kind === 'ended' || visitor.kind === 'stranger') {
    const parked = await parkAndAskToLogIn(args.request, form);
    throw parked ?? (await sessionEnded(args.request));
  }
  if (visitor.kind === 'locked') throw await keepBehindLock(args.request, { form, behind: visitor.behind });
  const { owner } = await requireOwner(args);
  const elsewhere = await parkForItsOwner(args.request, { form, visitor });
  if (elsewhere) throw elsewhere;
  const step = { form, owner, now: new Date() };
  switch (form.intent) {
    case INTENTS.next:
      return act.goForward(step);
    case INTENTS.back:
      return act.goBack(step);
    case INTENTS.finish:
      return act.finish(step);
    case INTENTS.restart:
      return act.startOver(step);
    default:
      throw new Problem('malformed', 'This form cannot be read. Please go back and try again.');
  }
});

/** A server that cannot be reached must not take the page with the answers away. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (isUnreachable(error) || (isRouteErrorResponse(error) && error.status >= 500)) return unreachable();
    throw error;
  }
}

/** The questions are all here: going from one to the next asks the server for nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formAction,
  defaultShouldRevalidate,
  ...submission
}) => {
  if (hasChangedNothing(submission)) return false;
  if (formAction) return formAction.startsWith('/checkin') && defaultShouldRevalidate;
  const parts = ['mode', 'done'] as const;
  const isSameForm =
    currentUrl.pathname === nextUrl.pathname &&
    parts.every((part) => currentUrl.searchParams.get(part) === nextUrl.searchParams.get(part));
  return isSameForm && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
};

export default function CheckIn() {
  const page = useLoaderData<typeof loader>();
  const failure = useActionData<typeof clientAction>();
  if (page.kind === 'completion') return <Completion {...page} />;
  return <CheckInFlow key={page.submissionKey + page.mode} page={page} failure={failure} />;
}
