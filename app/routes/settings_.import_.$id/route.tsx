import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { keptAnswer } from '~/components/form/form-answer';
import { FORGET_KEPT, KeptFormNote } from '~/components/form/kept-form-note';
import { orStay } from '~/components/form/not-sent';
import { OwnerProvider } from '~/components/form/owned-form';
import { unlessRefused } from '~/components/form/revalidation';
import { BackLink } from '~/components/shell/back-link';
import { db } from '~/db.server';
import { discardWaiting } from '~/domain/import/discard.server';
import { listRows, rateMoods, readImport } from '~/domain/import/dry-run.server';
import { byIntent, readForm } from '~/http/forms.server';
import { addFor } from '~/http/import/add.server';
import { keepOr } from '~/http/kept-forms/keep-or.server';
import { dropKeptForm, readKeptForm } from '~/http/kept-forms/kept-form.server';
import { signOwner } from '~/http/kept-forms/signed-owner.server';
import { withErrorPage } from '~/http/problems.server';
import { seeOther } from '~/http/redirects.server';
import { redirectWithToast } from '~/http/toast.server';
import { requireOwner } from '~/http/visitor/access.server';
import { AddForm } from './add-form';
import { MoodsForm } from './moods-form';
import { chosenIn, ratingsIn, readPage } from './read-form';
import { RowTable } from './row-table';
import { addedInWords } from './words';

const ROWS = 50;

export const meta: MetaFunction = () => [{ title: 'What would be added | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const which = { ownerId: owner.id, id: args.params.id ?? '' };
  const page = readPage(args.request);
  const summary = await readImport(db, which);
  const kept = await readKeptForm(args.request, owner.id);
  const form = { owner: signOwner(owner.id), kept: kept && keptAnswer(kept) };
  return { ...summary, ...page, ...form, ...(await listRows(db, { ...which, ...page, limit: ROWS })) };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  return keepOr(args, { form, names: chosenIn(form), title: 'Error' }, async () => {
    const { owner } = await requireOwner(args);
    const which = { ownerId: owner.id, id: args.params.id ?? '' };
    const dropKept = () => dropKeptForm(args.request, owner.id);
    return byIntent(form, ACTS)({ which, form, dropKept });
  });
});

export const clientAction = (args: ClientActionFunctionArgs) => orStay<typeof action>(args);

export const shouldRevalidate = unlessRefused;

interface Act {
  which: { ownerId: string; id: string };
  form: FormData;
  /** Gives the headers that forget what was kept of the moods. */
  dropKept: () => Promise<Headers>;
}

const ACTS = {
  moods: async ({ which, form, dropKept }: Act) => {
    const { moods } = await readImport(db, which);
    await rateMoods(db, { ...which, ratings: ratingsIn(form, moods) });
    return seeOther(`/settings/import/${which.id}`, await dropKept());
  },
  add: async ({ which: { ownerId, id }, dropKept }: Act) => {
    const description = addedInWords(await addFor(ownerId, id));
    return redirectWithToast('/history', { title: 'Your file is in', description }, await dropKept());
  },
  discard: async ({ which, dropKept }: Act) => {
    await discardWaiting(db, which);
    return redirectWithToast('/settings/import', { title: 'Nothing was added' }, await dropKept());
  },
  [FORGET_KEPT]: async ({ which, dropKept }: Act) =>
    seeOther(`/settings/import/${which.id}`, await dropKept()),
};

export default function DryRun() {
  const { owner, kept, ...summary } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof clientAction>();
  const isReady = !summary.needsMoods;
  const message = answer?.result.error?.[''];
  return (
    <OwnerProvider value={owner}>
      <div className="headline">
        <div>
          <BackLink to="/settings/import">Choose another file</BackLink>
          <h1>What would be added</h1>
        </div>
      </div>
      {message && (
        <p className="notice" role="alert">
          {message}
        </p>
      )}
      {kept && <KeptFormNote />}
      {summary.moods.length > 0 && (
        <MoodsForm
          key={kept ? 'again' : 'new'}
          moods={summary.moods}
          answer={answer ?? kept}
          isOpen={!isReady || kept !== undefined}
        />
      )}
      <AddForm summary={summary} isReady={isReady} />
      <RowTable {...summary} />
    </OwnerProvider>
  );
}
