import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import type { FormAnswer } from '~/components/form/form-answer';
import { orStay } from '~/components/form/not-sent';
import { hasChangedNothing } from '~/components/form/revalidation';
import { stepPath, STEPS } from '~/domain/check-in/questions/steps';
import { byIntent, readForm } from '~/http/forms.server';
import { keepOr } from '~/http/kept-forms/keep-or.server';
import { withErrorPage } from '~/http/problems.server';
import { requireOwner, sessionEnded } from '~/http/visitor/access.server';
import { lookAhead } from '~/http/visitor/look-ahead.server';
import { findVisitor } from '~/http/visitor/visitor.server';
import type { CheckInFailure } from './act.server';
import * as act from './act.server';
import { CheckInFlow } from './check-in-flow';
import { Completion } from './completion';
import { FIELDS, INTENTS } from './fields';
import { loadQuestions } from './load.server';
import { loadCompletion } from './load-completion.server';
import { notSaved } from './not-saved';
import { park } from './park.server';
import { readBeginning, readCheckInForm } from './read-form.server';

export { checkInStyles as links } from '~/styles/sheets';

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  if (data?.kind !== 'questions') return [{ title: 'Check-in complete | Soundings' }];
  const steps = STEPS[data.mode];
  const step = Number(new URLSearchParams(location.search).get('step') ?? 1);
  const question = steps[step - 1]?.question ?? 'Check-in';
  return [{ title: `Question ${step} of ${steps.length}: ${question} | Soundings` }];
};

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const url = new URL(args.request.url);
  const page = { url, owner, now: new Date() };
  if (url.searchParams.has('done')) return loadCompletion(page);
  // Remix reads the page again after a form; what still has the form's type comes from there.
  return loadQuestions({ ...page, isSentBack: args.request.headers.has('Content-Type') });
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const sent = await readForm(args.request);
  const isBeginning = sent.get(FIELDS.intent) === INTENTS.begin;
  const form = isBeginning ? readBeginning(sent) : readCheckInForm(sent);
  const keep = (ownerId: string) => park(ownerId, form);
  const keeping = { form: sent, names: [FIELDS.notes], path: stepPath(form.mode, form.step), keep };
  const look = lookAhead(args, (ownerId) => act.readBefore(form, ownerId));
  return keepOr(args, { ...keeping, again: act.refusedStep(form) }, async () => {
    // An open check-in is somebody's, whether or not they are still known here.
    if ((await findVisitor(args)).kind === 'stranger') throw await sessionEnded(args.request);
    const { owner, chosenZone } = await requireOwner(args);
    const before = await look(owner.id);
    return byIntent(sent, ACTS)({ form, owner, chosenZone, before, now: new Date() });
  });
});

const ACTS = {
  [INTENTS.next]: act.goForward,
  [INTENTS.back]: act.goBack,
  [INTENTS.finish]: act.finish,
  [INTENTS.restart]: act.startOver,
  [INTENTS.begin]: act.begin,
};

export const clientAction = (args: ClientActionFunctionArgs) =>
  orStay<typeof action, FormAnswer & Partial<CheckInFailure>>(args, notSaved);

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
