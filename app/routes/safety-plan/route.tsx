import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from '@remix-run/react';
import type { FormAnswer } from '~/components/form/form-answer';
import { FORGET_KEPT, KeptFormNote } from '~/components/form/kept-form-note';
import { orStay } from '~/components/form/not-sent';
import { unlessRefused } from '~/components/form/revalidation';
import { KeepOnDevice } from '~/components/offline/keep-on-device';
import { BackLink } from '~/components/shell/back-link';
import { SupportCard } from '~/components/shell/support-card';
import { db } from '~/db.server';
import { parseInput } from '~/domain/parse';
import { helperOf, readSafetyPlan, type SafetyPlan, saveSafetyPlan } from '~/domain/safety-plan/plan.server';
import { planSchema } from '~/domain/safety-plan/schema';
import { EMPTY_PLAN, PLAN_FIELDS } from '~/domain/safety-plan/sections';
import { byIntent, readForm, UNNAMED } from '~/http/forms.server';
import { keepOr } from '~/http/kept-forms/keep-or.server';
import { dropKeptForm, readKeptForm } from '~/http/kept-forms/kept-form.server';
import { signOwner } from '~/http/kept-forms/signed-owner.server';
import { withElsewhere } from '~/http/kept-forms/with-elsewhere.server';
import { withErrorPage } from '~/http/problems.server';
import { seeOther } from '~/http/redirects.server';
import { redirectWithToast } from '~/http/toast.server';
import { findLocked, requireOwnerOnTheWay } from '~/http/visitor/access.server';
import type { RouteArgs } from '~/http/visitor/visitor.server';
import { linkedSections } from './linked-sections.server';
import { type PlanFailure, PlanForm } from './plan-form';
import { PlanView } from './plan-view';

export { keptStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = () => [{ title: 'My safety plan | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
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
    owner: signOwner(visitor.owner.id),
    isEmpty,
    isEdited,
    sections: isEdited ? [] : linkedSections(plan.texts, phone),
    // A guest leaves nothing on the device: they cannot log out.
    helper: visitor.kind === 'member' ? helperOf(plan.texts) : null,
  };
});

/** To be read and called from, and nothing else: there is no form to send and none to be filled in. */
function planBehindLock(plan: SafetyPlan, phone: string | undefined) {
  const sections = linkedSections(plan.texts, phone);
  const isEmpty = sections.length === 0;
  const nothing = { texts: EMPTY_PLAN, version: 0, isKept: false, owner: '', isEdited: false, helper: null };
  return { ...nothing, isLocked: true, isEmpty, sections };
}

/** With the version it was written on, so that what was saved elsewhere since is not lost. */
const keptPlan = ({ version, ...texts }: Record<string, string>): SafetyPlan => ({
  texts: { ...EMPTY_PLAN, ...texts },
  version: Number(version) || 0,
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  const again = (answer: FormAnswer, error: unknown) => withElsewhere(answer, error, () => readStored(args));
  const keeping = { form, names: [...PLAN_FIELDS, 'version'], title: NOT_SAVED, again };
  return keepOr(args, keeping, async () => {
    const { owner } = await requireOwnerOnTheWay(args);
    const dropKept = () => dropKeptForm(args.request, owner.id);
    return byIntent(form, ACTS)({ form, ownerId: owner.id, dropKept });
  });
});

interface Act {
  form: FormData;
  ownerId: string;
  /** Gives the headers that forget what was kept of the form. */
  dropKept: () => Promise<Headers>;
}

const ACTS = {
  [UNNAMED]: async ({ form, ownerId, dropKept }: Act) => {
    const texts = parseInput(planSchema, Object.fromEntries(form));
    const version = Number(form.get('version')) || 0;
    await saveSafetyPlan(db, { ownerId, texts, version, now: new Date() });
    const toast = { title: 'Your plan is saved', description: 'Only you can see it.' };
    return redirectWithToast('/safety-plan', toast, await dropKept());
  },
  [FORGET_KEPT]: async ({ dropKept }: Act) => seeOther('/safety-plan', await dropKept()),
};

const NOT_SAVED = 'Your plan is not saved yet';

const readStored = async (args: RouteArgs) => readSafetyPlan(db, (await requireOwnerOnTheWay(args)).owner.id);

export const clientAction = (args: ClientActionFunctionArgs) => orStay<typeof action, PlanFailure>(args);

export const shouldRevalidate = unlessRefused;

export default function SafetyPlanScreen() {
  const { texts, version, isEmpty, isEdited, isKept, isLocked, owner, sections, helper } =
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
      {isLocked && <LockedNote isEmpty={isEmpty} />}
      {!isLocked && isEmpty && <Lede />}
      {isKept && <KeptFormNote />}
      {isForm ? (
        <PlanForm
          key={`${failure?.elsewhere?.version ?? version} ${isKept}`}
          owner={owner}
          start={{ texts, version }}
          failure={failure}
          isFirst={isEmpty}
        />
      ) : (
        <>
          <PlanView sections={sections} />
          {helper && <KeepOnDevice helper={helper} />}
        </>
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
