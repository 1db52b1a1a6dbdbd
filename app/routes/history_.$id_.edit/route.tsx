import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { FORGET_KEPT, KeptFormNote } from '~/components/form/kept-form-note';
import { orStay } from '~/components/form/not-sent';
import { unlessUnanswered } from '~/components/form/revalidation';
import { useKeptAnswer } from '~/components/form/use-kept-answer';
import { EntryForm } from '~/components/history/entry-form';
import { notSentEntry } from '~/components/history/not-sent-entry';
import { BackLink } from '~/components/shell/back-link';
import { db } from '~/db.server';
import { localDateAt } from '~/domain/calendar/clock';
import { daySettings } from '~/domain/calendar/day-settings';
import { zoneGroups } from '~/domain/calendar/zones';
import { requireCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { editEntry, fieldsOf } from '~/domain/history/entries.server';
import { ENTRY_FIELDS } from '~/domain/history/entry-fields';
import { readForm } from '~/http/forms.server';
import { entryAnswer } from '~/http/history/entry-answer.server';
import { readEntryForm } from '~/http/history/read-entry-form.server';
import { dropKeptForm, keepUnlessTheirs, readKeptForm } from '~/http/kept-forms/kept-form.server';
import { sealOwner } from '~/http/kept-forms/seal.server';
import { nameOf } from '~/http/log.server';
import { screen } from '~/http/problems.server';
import { limitOwner } from '~/http/rate-limits.server';
import { seeOther } from '~/http/redirects.server';
import { redirectWithToast } from '~/http/toast.server';
import { requireOwner } from '~/http/visitor/access.server';

export const meta: MetaFunction = ({ error }) => [
  { title: `${error ? 'Page Not Found' : 'Change a check-in'} | Soundings` },
];

export const loader = screen(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const entry = await requireCheckIn(db, { ownerId: owner.id, id: args.params.id ?? '' });
  const kept = await readKeptForm(args.request, owner.id);
  return {
    id: entry.id,
    fields: { ...fieldsOf(entry), ...kept },
    isKept: kept !== undefined,
    seal: sealOwner(owner.id),
    today: localDateAt(new Date(), { ...daySettings(owner), dayStartHour: 0 }),
    groups: zoneGroups(),
  };
});

export const action = screen(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  await keepUnlessTheirs(args, { form, names: ENTRY_FIELDS });
  const { owner } = await requireOwner(args);
  const before = await requireCheckIn(db, { ownerId: owner.id, id: args.params.id ?? '' });
  if (form.get('intent') === FORGET_KEPT)
    return seeOther(`/history/${before.id}/edit`, await dropKeptForm(args.request, owner.id));
  const fields = readEntryForm(form);
  try {
    await limitOwner('checkIn', owner.id);
    await editEntry(db, { owner, before, fields, now: new Date() });
  } catch (error) {
    return entryAnswer(fields, error, nameOf(args.request));
  }
  const description = 'Your numbers and charts follow it at once.';
  return redirectWithToast(
    `/history/${before.id}`,
    { title: 'Check-in changed', description },
    await dropKeptForm(args.request, owner.id),
  );
});

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const copy = request.clone();
  return orStay(serverAction<typeof action>, async () => notSentEntry(await copy.formData()));
}

export const shouldRevalidate = unlessUnanswered;

export default function EditCheckIn() {
  const page = useLoaderData<typeof loader>();
  const { id, fields, today, groups, seal, isKept } = page;
  const answer = useKeptAnswer(useActionData<typeof clientAction>(), page);
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to={`/history/${id}`}>Back to the check-in</BackLink>
          <h1>Change a check-in</h1>
        </div>
      </div>
      {isKept && <KeptFormNote />}
      <EntryForm
        key={String(isKept)}
        seal={seal}
        groups={groups}
        today={today}
        fields={answer?.fields ?? fields}
        errors={answer?.errors ?? []}
        cancelTo={`/history/${id}`}
      />
    </>
  );
}
