import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from '@remix-run/react';
import { FORGET_KEPT } from '~/components/form/kept-form-note';
import { orStay } from '~/components/form/not-sent';
import { Pager } from '~/components/pager';
import { BackLink } from '~/components/shell/back-link';
import { Banner } from '~/components/shell/banner';
import { SupportCard } from '~/components/shell/support-card';
import { db } from '~/db.server';
import { localDateAt } from '~/domain/calendar/clock';
import { daySettings } from '~/domain/calendar/day-settings';
import { pageSchema } from '~/domain/paging';
import { Problem } from '~/domain/problem';
import { KEPT_FIELDS } from '~/domain/reports/create-values';
import { readReportCard, readReportCards } from '~/domain/reports/screen.server';
import { env } from '~/env.server';
import { readForm } from '~/http/forms.server';
import { dropKeptForm, keepUnlessTheirs, readKeptForm } from '~/http/kept-forms/kept-form.server';
import { sealOwner } from '~/http/kept-forms/seal.server';
import { screen } from '~/http/problems.server';
import { seeOther } from '~/http/redirects.server';
import { passcodeStatesOf } from '~/http/reports/unlock.server';
import { requireMember } from '~/http/visitor/access.server';
import * as act from './act.server';
import { CreateDialog } from './create-dialog';
import { DeleteDialog } from './delete-dialog';
import { CREATE_PATH, INTENTS } from './fields';
import { NoReports } from './no-reports';
import { notSentReport } from './not-sent-report';
import { freshValues, previewOrDefault } from './preview.server';
import { ReportCard } from './report-card';
import { ShareDialog } from './share-dialog';

export const meta: MetaFunction = () => [{ title: 'Mood reports | Soundings' }];

export const loader = screen(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireMember(args);
  const now = new Date();
  const { searchParams } = new URL(args.request.url);
  const dialog = searchParams.get('dialog');
  const today = localDateAt(now, daySettings(owner));
  const kept = dialog === 'create' ? await readKeptForm(args.request, owner.id, CREATE_PATH) : undefined;
  const values = { ...freshValues(today), ...kept };
  const asked = searchParams.get('report');
  const read = { owner, now, readPasscodes: passcodeStatesOf };
  return {
    ...(await readReportCards(db, { ...read, page: pageSchema.parse(searchParams.get('page') ?? 1) })),
    one: dialog && asked ? await readReportCard(db, { ...read, id: asked }) : undefined,
    origin: env.APP_URL,
    today,
    dialog,
    create:
      dialog === 'create'
        ? {
            values,
            isKept: kept !== undefined,
            seal: sealOwner(owner.id),
            preview: await previewOrDefault({ owner, period: values, now }),
          }
        : null,
  };
});

export const action = screen(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  await keepUnlessTheirs(args, { form, names: KEPT_FIELDS, path: CREATE_PATH });
  const visitor = await requireMember(args);
  const drop = () => dropKeptForm(args.request, visitor.owner.id, CREATE_PATH);
  const step = { form, visitor, now: new Date() };
  const intent = String(form.get('intent'));
  if (intent.startsWith(INTENTS.range)) return act.preview(step);
  switch (intent) {
    case INTENTS.create:
      return act.create(step, drop);
    case FORGET_KEPT:
      return seeOther(CREATE_PATH, await drop());
    case INTENTS.preview:
      return act.preview(step);
    case INTENTS.passcode:
      return act.setPasscode(step);
    case INTENTS.delete:
      return act.remove(step);
    case INTENTS.close:
      return act.setLink(step, false);
    case INTENTS.reopen:
      return act.setLink(step, true);
    default:
      throw new Problem('malformed', 'This form cannot be read. Please go back and try again.');
  }
});

/** A server that cannot be reached must not take the dialog with the words away. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  const isDialog = form.has('title');
  return isDialog
    ? orStay(serverAction<typeof action>, () => notSentReport(form))
    : serverAction<typeof action>();
}

export default function MoodReports() {
  const { cards, one, page, hasMore, needsSupport, origin, dialog, create, today } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof clientAction>();
  const refusedPasscode = answer && 'refusedPasscode' in answer ? answer.refusedPasscode : undefined;
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to="/">Back to home</BackLink>
          <h1>Mood reports</h1>
        </div>
        <Link className="button" to={CREATE_PATH} preventScrollReset>
          Create Report
        </Link>
      </div>
      {needsSupport && (
        <SupportCard heading="What you wrote sounds heavy. You do not have to carry it alone" />
      )}
      {cards.length === 0 && page === 1 ? (
        <NoReports />
      ) : (
        <>
          <Banner title="AI Analysis Available">
            New reports include an AI analysis, unless you leave it out. Reports marked “Basic” show your
            numbers only.
          </Banner>
          <ul className="reports">
            {cards.map((card) => (
              <li key={card.id}>
                <ReportCard card={card} origin={origin} />
              </li>
            ))}
          </ul>
          {cards.length === 0 && <p>There are no older reports.</p>}
          <Pager
            page={page}
            hasMore={hasMore}
            pathOf={(other) => `/mood-reports?page=${other}`}
            label="Pages of reports"
          />
        </>
      )}
      {create && (
        <CreateDialog
          create={create}
          answer={answer && 'values' in answer ? answer : undefined}
          today={today}
        />
      )}
      {dialog === 'share' && one && <ShareDialog card={one} origin={origin} refused={refusedPasscode} />}
      {dialog === 'delete' && one && <DeleteDialog card={one} />}
    </>
  );
}
