import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { orStay } from '~/components/form/not-sent';
import { unlessUnanswered } from '~/components/form/revalidation';
import { EntryPage } from '~/components/history/entry-page';
import { db } from '~/db.server';
import { requireCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { editEntry, fieldsOf } from '~/domain/history/entries.server';
import { loadEntryForm } from '~/http/history/load-entry-form.server';
import { readEntryForm } from '~/http/history/read-entry-form.server';
import { takeEntry } from '~/http/history/take-entry.server';
import { screen } from '~/http/problems.server';
import { requireOwner } from '~/http/visitor/access.server';

export const meta: MetaFunction = ({ error }) => [
  { title: `${error ? 'Page Not Found' : 'Change a check-in'} | Soundings` },
];

export const loader = screen(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const entry = await requireCheckIn(db, { ownerId: owner.id, id: args.params.id ?? '' });
  const page = { owner, fields: fieldsOf(entry), now: new Date() };
  return { id: entry.id, ...(await loadEntryForm(args.request, page)) };
});

export const action = screen(async (args: ActionFunctionArgs) =>
  takeEntry(args, async ({ owner, form }) => {
    const before = await requireCheckIn(db, { ownerId: owner.id, id: args.params.id ?? '' });
    await editEntry(db, { owner, before, fields: readEntryForm(form), now: new Date() });
    return {
      id: before.id,
      title: 'Check-in changed',
      description: 'Your numbers and charts follow it at once.',
    };
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) => orStay<typeof action>(args);

export const shouldRevalidate = unlessUnanswered;

export default function EditCheckIn() {
  const { id, ...page } = useLoaderData<typeof loader>();
  return (
    <EntryPage
      page={page}
      answer={useActionData<typeof clientAction>()}
      title="Change a check-in"
      back={{ to: `/history/${id}`, label: 'Back to the check-in' }}
    />
  );
}
