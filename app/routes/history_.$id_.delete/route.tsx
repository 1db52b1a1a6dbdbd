import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  Form,
  Link,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { orSay } from '~/components/failure/or-say';
import { ErrorSummary } from '~/components/form/error-summary';
import { SubmitButton } from '~/components/form/submit-button';
import { ReportChoices } from '~/components/history/report-choices';
import { db } from '~/db.server';
import { longDate } from '~/domain/calendar/dates-in-words';
import { requireCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { factsOf } from '~/domain/history/facts';
import { Problem } from '~/domain/problem';
import { namedReport, REPORT_CHOICES } from '~/domain/reports/form/report-choices';
import {
  deleteCheckInWithReports,
  listReportsWithNote,
} from '~/domain/reports/stored/delete-check-in.server';
import { undoCookie, withCookies } from '~/http/cookies.server';
import { readForm } from '~/http/forms.server';
import { reportToast } from '~/http/history/report-toast.server';
import { nameOf } from '~/http/log.server';
import { orBack } from '~/http/or-back.server';
import { withErrorPage } from '~/http/problems.server';
import { seeOther } from '~/http/redirects.server';
import { redirectWithToast } from '~/http/toast.server';
import { requireOwner } from '~/http/visitor/access.server';
import { logError } from '~/running/log.server';

export { keptStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = ({ error }) => [
  { title: `${error ? 'Page Not Found' : 'Delete a check-in'} | Soundings` },
];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner, kind } = await requireOwner(args);
  const entry = await requireCheckIn(db, { ownerId: owner.id, id: args.params.id ?? '' });
  const { localDate, time } = factsOf(entry);
  const which = { userId: owner.id, entry, now: new Date() };
  const reports = kind === 'member' ? await listReportsWithNote(db, which) : [];
  return {
    id: entry.id,
    localDate,
    time,
    hasNote: entry.notes !== null,
    reports: reports.map(namedReport),
  };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  // A check-in without reports needs no form at all.
  const chosen = args.request.headers.has('Content-Type') && (await readForm(args.request)).get('reports');
  return orBack(args.request, { title: 'Error' }, () => remove(args, chosen));
});

async function remove(args: ActionFunctionArgs, chosen: unknown) {
  const visitor = await requireOwner(args);
  const { owner } = visitor;
  const user = visitor.kind === 'member' ? visitor.user : undefined;
  const entry = await requireCheckIn(db, { ownerId: owner.id, id: args.params.id ?? '' });
  const choice = REPORT_CHOICES.find((name) => name === chosen);
  try {
    const done = await deleteCheckInWithReports(db, { owner, user, entry, choice, now: new Date() });
    if (done.failure !== undefined) logError(nameOf(args.request), done.failure);
    const headers = withCookies(await undoCookie.serialize(done.undoKey));
    const toast = reportToast(done, 'deleted');
    return toast ? await redirectWithToast('/history', toast, headers) : seeOther('/history', headers);
  } catch (error) {
    if (!(error instanceof Problem) || error.kind !== 'invalid') throw error;
    return data({ message: error.message }, { status: 422 });
  }
}

export const clientAction = (args: ClientActionFunctionArgs) => orSay<typeof action>(args, 'Error');

/** Also after a refusal: a report may have been made in another tab meanwhile. Not from a server that has just failed. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus }) => (actionStatus ?? 200) < 500;

export default function DeleteCheckIn() {
  const { id, localDate, time, hasNote, reports } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof clientAction>() ?? undefined;
  return (
    <section className="auth" aria-labelledby="question">
      <h1 id="question">
        Delete the check-in of {longDate(localDate)}, {time}?
      </h1>
      <p>
        Its answers{hasNote && ' and its note'} go, and your numbers change at once. You can undo this for 10
        seconds.
      </p>
      <Form method="post">
        {refused && <ErrorSummary errors={[{ id: 'reports-remake', message: refused.message }]} />}
        {reports.length > 0 && <ReportChoices reports={reports} after="deleted" />}
        <div className="row">
          <SubmitButton label="Delete" pendingLabel="Deleting..." variant="coral" />
          <Link className="button button--second" to={`/history/${id}`}>
            Keep it
          </Link>
        </div>
      </Form>
    </section>
  );
}
