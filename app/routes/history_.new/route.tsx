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
import type { CheckIn } from '~/domain/check-in/entries/check-ins.server';
import { submissionKeySchema } from '~/domain/check-in/entries/schema';
import { newToken } from '~/domain/crypto/tokens.server';
import { addEntry, fieldsForDay } from '~/domain/history/entries.server';
import { ENTRY_FIELDS } from '~/domain/history/entry-fields';
import { parseInput } from '~/domain/parse';
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

export const meta: MetaFunction = () => [{ title: 'Add an earlier check-in | Soundings' }];

export const loader = screen(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const now = new Date();
  const asked = new URL(args.request.url).searchParams.get('day');
  const kept = await readKeptForm(args.request, owner.id);
  return {
    fields: { ...fieldsForDay(owner, { asked, now }), ...kept },
    isKept: kept !== undefined,
    seal: sealOwner(owner.id),
    today: localDateAt(now, { ...daySettings(owner), dayStartHour: 0 }),
    groups: zoneGroups(),
    submissionKey: newToken(),
  };
});

export const action = screen(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  await keepUnlessTheirs(args, { form, names: ENTRY_FIELDS });
  const { owner } = await requireOwner(args);
  if (form.get('intent') === FORGET_KEPT)
    return seeOther('/history/new', await dropKeptForm(args.request, owner.id));
  const fields = readEntryForm(form);
  const submissionKey = parseInput(submissionKeySchema, form.get('submissionKey'));
  let entry: CheckIn;
  try {
    await limitOwner('checkIn', owner.id);
    entry = await addEntry(db, { owner, fields, now: new Date(), submissionKey });
  } catch (error) {
    return entryAnswer(fields, error, nameOf(args.request));
  }
  const description = entry.isBackdated ? 'It is marked as added later.' : undefined;
  return redirectWithToast(
    `/history/${entry.id}`,
    { title: 'Check-in added', description },
    await dropKeptForm(args.request, owner.id),
  );
});

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const copy = request.clone();
  return orStay(serverAction<typeof action>, async () => notSentEntry(await copy.formData()));
}

export const shouldRevalidate = unlessUnanswered;

export default function NewCheckIn() {
  const page = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof clientAction>(), page);
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to="/history">Back to your history</BackLink>
          <h1>Add an earlier check-in</h1>
          <p>For a day you did not get to it. It will be marked as added later.</p>
        </div>
      </div>
      {page.isKept && <KeptFormNote />}
      <EntryForm
        key={String(page.isKept)}
        {...page}
        fields={answer?.fields ?? page.fields}
        errors={answer?.errors ?? []}
        cancelTo="/history"
      />
    </>
  );
}
