import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { orSay } from '~/components/failure/or-say';
import { BackLink } from '~/components/shell/back-link';
import { db } from '~/db.server';
import { discardWaiting } from '~/domain/import/discard.server';
import { listRows, rateMoods, readImport } from '~/domain/import/dry-run.server';
import { Problem } from '~/domain/problem';
import { byIntent, readForm } from '~/http/forms.server';
import { addFor } from '~/http/import/add.server';
import { describeError, withErrorPage } from '~/http/problems.server';
import { seeOther } from '~/http/redirects.server';
import { redirectWithToast } from '~/http/toast.server';
import { requireOwner } from '~/http/visitor/access.server';
import { AddForm } from './add-form';
import { MoodsForm } from './moods-form';
import { ratingsIn, readPage } from './read-form';
import { RowTable } from './row-table';
import { addedInWords } from './words';

const ROWS = 50;

export const meta: MetaFunction = () => [{ title: 'What would be added | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const which = { ownerId: owner.id, id: args.params.id ?? '' };
  const page = readPage(args.request);
  const summary = await readImport(db, which);
  return { ...summary, ...page, ...(await listRows(db, { ...which, ...page, limit: ROWS })) };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const which = { ownerId: owner.id, id: args.params.id ?? '' };
  const form = await readForm(args.request);
  const act = byIntent(form, ACTS);
  try {
    return await act(which, form);
  } catch (error) {
    if (!(error instanceof Problem) || error.kind === 'not-found') throw error;
    const { status, body, headers } = describeError(error, 'adding an import');
    const sent = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    return data({ message: body.message, errors: body.errors ?? {}, sent }, { status, headers });
  }
});

export const clientAction = (args: ClientActionFunctionArgs) => orSay<typeof action>(args, 'Error');

interface Which {
  ownerId: string;
  id: string;
}

const ACTS = {
  moods: async (which: Which, form: FormData) => {
    const { moods } = await readImport(db, which);
    await rateMoods(db, { ...which, ratings: ratingsIn(form, moods) });
    return seeOther(`/settings/import/${which.id}`);
  },
  add: async ({ ownerId, id }: Which) => {
    const description = addedInWords(await addFor(ownerId, id));
    return redirectWithToast('/history', { title: 'Your file is in', description });
  },
  discard: async (which: Which) => {
    await discardWaiting(db, which);
    return redirectWithToast('/settings/import', { title: 'Nothing was added' });
  },
};

export default function DryRun() {
  const summary = useLoaderData<typeof loader>();
  const answer = useActionData<typeof clientAction>() ?? undefined;
  const isReady = !summary.needsMoods;
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to="/settings/import">Choose another file</BackLink>
          <h1>What would be added</h1>
        </div>
      </div>
      {answer && Object.keys(answer.errors).length === 0 && (
        <p className="notice" role="alert">
          {answer.message}
        </p>
      )}
      {summary.moods.length > 0 && <MoodsForm moods={summary.moods} answer={answer} isOpen={!isReady} />}
      <AddForm summary={summary} isReady={isReady} />
      <RowTable {...summary} />
    </>
  );
}
