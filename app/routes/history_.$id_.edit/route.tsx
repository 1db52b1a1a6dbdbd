import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { orStay } from '~/components/form/not-sent';
import { unlessRefused } from '~/components/form/revalidation';
import { type EntryAnswer, EntryPage } from '~/components/history/entry-page';
import { db } from '~/db.server';
import { type CheckIn, requireCheckIn, versionOf } from '~/domain/check-in/entries/check-ins.server';
import { editEntry, fieldsOf } from '~/domain/history/entries.server';
import { listReportsWithEarlierNote } from '~/domain/reports/stored/change-note.server';
import { loadEntryForm } from '~/http/history/load-entry-form.server';
import { readEntryForm } from '~/http/history/read-entry-form.server';
import { takeEntry } from '~/http/history/take-entry.server';
import { withElsewhere } from '~/http/kept-forms/with-elsewhere.server';
import { withErrorPage } from '~/http/problems.server';
import { requireOwner } from '~/http/visitor/access.server';

export { keptStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = ({ error }) => [
  { title: `${error ? 'Page Not Found' : 'Change a check-in'} | Soundings` },
];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const entry = await requireCheckIn(db, { ownerId: owner.id, id: args.params.id ?? '' });
  const page = { owner, ...shownOf(entry), now: new Date() };
  return { id: entry.id, ...(await loadEntryForm(args.request, page)) };
});

const shownOf = (entry: CheckIn) => ({ fields: fieldsOf(entry), version: versionOf(entry) });

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const find = async (ownerId: string) => requireCheckIn(db, { ownerId, id: args.params.id ?? '' });
  const readStored = async () => shownOf(await find((await requireOwner(args)).owner.id));
  return takeEntry(
    args,
    async ({ owner, form }) => {
      const before = await find(owner.id);
      const version = Number(form.get('version')) || 0;
      const now = new Date();
      const entry = await editEntry(db, { owner, before, fields: readEntryForm(form), version, now });
      const reports = await listReportsWithEarlierNote(db, { userId: owner.id, entry, now });
      return {
        id: before.id,
        ...(reports.length > 0 && { next: `/history/${before.id}/reports` }),
        title: 'Check-in changed',
        description: 'Your numbers and charts follow it at once.',
      };
    },
    (answer, error) => withElsewhere(answer, error, readStored),
  );
});

export const clientAction = (args: ClientActionFunctionArgs) => orStay<typeof action, EntryAnswer>(args);

export const shouldRevalidate = unlessRefused;

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
