import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { orStay } from '~/components/form/not-sent';
import { unlessRefused } from '~/components/form/revalidation';
import { EntryPage } from '~/components/history/entry-page';
import { db } from '~/db.server';
import { submissionKeySchema } from '~/domain/check-in/entries/schema';
import { newToken } from '~/domain/crypto/tokens.server';
import { addEntry, fieldsForDay } from '~/domain/history/entries.server';
import { parseInput } from '~/domain/parse';
import { loadEntryForm } from '~/http/history/load-entry-form.server';
import { readEntryForm } from '~/http/history/read-entry-form.server';
import { takeEntry } from '~/http/history/take-entry.server';
import { withErrorPage } from '~/http/problems.server';
import { requireOwner } from '~/http/visitor/access.server';

export { keptStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = () => [{ title: 'Add an earlier check-in | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const now = new Date();
  const asked = new URL(args.request.url).searchParams.get('day');
  const fields = fieldsForDay(owner, { asked, now });
  return { ...(await loadEntryForm(args.request, { owner, fields, now })), submissionKey: newToken() };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) =>
  takeEntry(args, async ({ owner, form }) => {
    const fields = readEntryForm(form);
    const submissionKey = parseInput(submissionKeySchema, form.get('submissionKey'));
    const { id, isBackdated } = await addEntry(db, { owner, fields, now: new Date(), submissionKey });
    return {
      id,
      title: 'Check-in added',
      description: isBackdated ? 'It is marked as added later.' : undefined,
    };
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) => orStay<typeof action>(args);

export const shouldRevalidate = unlessRefused;

export default function NewCheckIn() {
  return (
    <EntryPage
      page={useLoaderData<typeof loader>()}
      answer={useActionData<typeof clientAction>()}
      title="Add an earlier check-in"
      lede="For a day you did not get to it. It will be marked as added later."
      back={{ to: '/history', label: 'Back to your history' }}
    />
  );
}
