import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from '@remix-run/react';
import { FORGET_KEPT, KeptFormNote } from '~/components/form/kept-form-note';
import { NOT_SENT, orStay } from '~/components/form/not-sent';
import { unlessUnanswered } from '~/components/form/revalidation';
import { BackLink } from '~/components/shell/back-link';
import { SupportCard } from '~/components/shell/support-card';
import { db } from '~/db.server';
import { Problem } from '~/domain/problem';
import { readSafetyPlan, type SafetyPlan, saveSafetyPlan } from '~/domain/safety-plan/plan.server';
import { planSchema } from '~/domain/safety-plan/schema';
import { EMPTY_PLAN, PLAN_FIELDS } from '~/domain/safety-plan/sections';
import { readForm } from '~/http/forms.server';
import { dropKeptForm, keepUnlessTheirs, readKeptForm } from '~/http/kept-forms/kept-form.server';
import { sealOwner } from '~/http/kept-forms/seal.server';
import { describeError, screen } from '~/http/problems.server';
import { seeOther } from '~/http/redirects.server';
import { redirectWithToast } from '~/http/toast.server';
import { findLocked, requireOwnerOnTheWay } from '~/http/visitor/access.server';
import { linkedSections } from './linked-sections.server';
import { type PlanFailure, PlanForm } from './plan-form';
import { PlanView } from './plan-view';

export const meta: MetaFunction = () => [{ title: 'My safety plan | Soundings' }];

export const loader = screen(async (args: LoaderFunctionArgs) => {
  const locked = await findLocked(args);
  const visitor = locked?.behind ?? (await requireOwnerOnTheWay(args));
  const plan = await readSafetyPlan(db, visitor.owner.id);
  const phone = visitor.kind === 'member' ? visitor.user.phoneNumber : undefined;
  if (locked) return planBehindLock(plan, phone);
  const isEmpty = PLAN_FIELDS.every((field) => plan.texts[field] === '');
  const kept = await readKeptForm(args.request, visitor.owner.id);
  const isEdited = isEmpty || kept !== undefined || new URL(args.request.url).searchParams.has('edit');
  return {
    ...(kept ? keptPlan(kept) : plan),
    isLocked: false,
    isKept: kept !== undefined,
    seal: sealOwner(visitor.owner.id),
    isEmpty,
    isEdited,
    sections: isEdited ? [] : linkedSections(plan.texts, phone),
  };
});

/** To be read and called from, and nothing else: there is no form to send and none to be filled in. */
function planBehindLock(plan: SafetyPlan, phone: string | undefined) {
  const sections = linkedSections(plan.texts, phone);
  const isEmpty = sections.length === 0;
  const nothing = { texts: EMPTY_PLAN, version: 0, isKept: false, seal: '', isEdited: false };
  return { ...nothing, isLocked: true, isEmpty, sections };
}

const typedIn = (form: FormData) =>
  Object.fromEntries(PLAN_FIELDS.map((field) => [field, String(form.get(field) ?? '')]));

/** With the version it was written on, so that what was saved elsewhere since is not lost. */
const keptPlan = ({ version, ...texts }: Record<string, string>): SafetyPlan => ({
  texts: { ...EMPTY_PLAN, ...texts },
  version: Number(version) || 0,
});

export const action = screen(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  await keepUnlessTheirs(args, { form, names: [...PLAN_FIELDS, 'version'] });
  const { owner } = await requireOwnerOnTheWay(args);
  if (form.get('intent') === FORGET_KEPT)
    return seeOther('/safety-plan', await dropKeptForm(args.request, owner.id));
  const typed = typedIn(form);
  const submission = parseWithZod(form, { schema: planSchema });
  if (submission.status !== 'success') {
    const errors = submission.reply().error ?? {};
    return data({ typed, errors, message: null, elsewhere: null } satisfies PlanFailure, { status: 422 });
  }
  try {
    const version = Number(form.get('version')) || 0;
    await saveSafetyPlan(db, { ownerId: owner.id, texts: submission.value, version, now: new Date() });
  } catch (error) {
    const { status, body, headers } = describeError(error, 'saving a safety plan');
    const isChanged = error instanceof Problem && error.kind === 'conflict';
    const elsewhere = isChanged ? await readSafetyPlan(db, owner.id) : null;
    const message = isChanged
      ? `${body.message} What you wrote is below. Save again to keep it.`
      : body.message;
    return data({ typed, errors: {}, message, elsewhere } satisfies PlanFailure, { status, headers });
  }
  return redirectWithToast(
    '/safety-plan',
    { title: 'Your plan is saved', description: 'Only you can see it.' },
    await dropKeptForm(args.request, owner.id),
  );
});

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const copy = request.clone();
  return orStay(serverAction<typeof action>, async () => notSentPlan(await copy.formData()));
}

const notSentPlan = (form: FormData): PlanFailure => ({
  typed: typedIn(form),
  errors: {},
  message: NOT_SENT.message,
  elsewhere: null,
});

export const shouldRevalidate = unlessUnanswered;

export default function SafetyPlanScreen() {
  const { texts, version, isEmpty, isEdited, isKept, isLocked, seal, sections } =
    useLoaderData<typeof loader>();
  const failure = useActionData<typeof clientAction>();
  const isForm = isEdited || failure !== undefined;
  return (
    <>
      <div className="headline">
        <div>
          {isLocked ? (
            <BackLink to="/lock">Back to the lock</BackLink>
          ) : (
            <BackLink to="/">Back to home</BackLink>
          )}
          <h1>My safety plan</h1>
        </div>
        {!isForm && !isLocked && (
          <Link className="button button--second" to="/safety-plan?edit=1">
            Change it
          </Link>
        )}
      </div>
      {isLocked ? <LockedNote isEmpty={isEmpty} /> : <Lede />}
      {isKept && <KeptFormNote />}
      {isForm ? (
        <PlanForm
          key={`${failure?.elsewhere?.version ?? version} ${isKept}`}
          seal={seal}
          start={{ texts, version }}
          failure={failure}
          isFirst={isEmpty}
        />
      ) : (
        <PlanView sections={sections} />
      )}
      <SupportCard heading="When the plan is not enough" />
    </>
  );
}

const Lede = () => (
  <p className="lede">
    Six short lists for a hard hour, in your own words. It is best written on a calmer day, alone or with
    someone who knows you. Every part may stay empty.
  </p>
);

const LockedNote = ({ isEmpty }: { isEmpty: boolean }) => (
  <p className="notice">
    {isEmpty
      ? 'There is nothing in the plan yet. '
      : 'Soundings is locked. The plan can be read all the same. '}
    <Link to="/lock?redirectTo=%2Fsafety-plan">Unlock to change it</Link>
  </p>
);
