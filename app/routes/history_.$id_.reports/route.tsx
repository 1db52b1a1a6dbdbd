import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { type ClientActionFunctionArgs, Form, Link, useLoaderData } from '@remix-run/react';
import { orSay } from '~/components/failure/or-say';
import { SubmitButton } from '~/components/form/submit-button';
import { ReportChoices } from '~/components/history/report-choices';
import { db } from '~/db.server';
import { longDate } from '~/domain/calendar/dates-in-words';
import { requireCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { factsOf } from '~/domain/history/facts';
import { namedReport, REPORT_CHOICES } from '~/domain/reports/form/report-choices';
import { listReportsWithEarlierNote, settleEarlierNote } from '~/domain/reports/stored/change-note.server';
import { readForm, unreadableForm } from '~/http/forms.server';
import { reportToast } from '~/http/history/report-toast.server';
import { nameOf } from '~/http/log.server';
import { orBack } from '~/http/or-back.server';
import { withErrorPage } from '~/http/problems.server';
import { seeOther } from '~/http/redirects.server';
import { redirectWithToast } from '~/http/toast.server';
import { requireMember } from '~/http/visitor/access.server';
import { logError } from '~/running/log.server';

export { keptStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = ({ error }) => [
  { title: `${error ? 'Page Not Found' : 'A report with an earlier note'} | Soundings` },
];

/** After a note was changed: what becomes of open reports in which it stands as it was. */
export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireMember(args);
  const entry = await requireCheckIn(db, { ownerId: owner.id, id: args.params.id ?? '' });
  const reports = await listReportsWithEarlierNote(db, { userId: owner.id, entry, now: new Date() });
  if (reports.length === 0) throw redirect(`/history/${entry.id}`);
  const { localDate, time } = factsOf(entry);
  return { id: entry.id, localDate, time, hasNote: entry.notes !== null, reports: reports.map(namedReport) };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const chosen = (await readForm(args.request)).get('reports');
  return orBack(args.request, { title: 'Error' }, () => settle(args, chosen));
});

async function settle(args: ActionFunctionArgs, chosen: unknown) {
  const { owner, user } = await requireMember(args);
  const entry = await requireCheckIn(db, { ownerId: owner.id, id: args.params.id ?? '' });
  const choice = REPORT_CHOICES.find((name) => name === chosen);
  if (!choice) throw unreadableForm();
  const done = await settleEarlierNote(db, { owner, user, entry, choice, now: new Date() });
  if (done.failure !== undefined) logError(nameOf(args.request), done.failure);
  const toast = reportToast(done, 'changed');
  const place = `/history/${entry.id}`;
  return toast ? redirectWithToast(place, toast) : seeOther(place);
}

export const clientAction = (args: ClientActionFunctionArgs) => orSay<typeof action>(args, 'Error');

export default function ReportsWithEarlierNote() {
  const { id, localDate, time, hasNote, reports } = useLoaderData<typeof loader>();
  return (
    <section className="auth" aria-labelledby="question">
      <h1 id="question">A report still holds the earlier note</h1>
      <p>
        The check-in of {longDate(localDate)}, {time}, is saved{hasNote ? '' : ' without a note'}. A report is
        a copy and does not follow by itself.
      </p>
      <Form method="post">
        <ReportChoices reports={reports} after="changed" />
        <div className="row">
          <SubmitButton label="Do this" pendingLabel="Saving..." />
          <Link className="button button--quiet" to={`/history/${id}`}>
            Not now
          </Link>
        </div>
      </Form>
    </section>
  );
}
