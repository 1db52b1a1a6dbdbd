import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from '@remix-run/react';
import { orSay } from '~/components/failure/or-say';
import type { FormAnswer } from '~/components/form/form-answer';
import { FORGET_KEPT } from '~/components/form/kept-form-note';
import { orStay } from '~/components/form/not-sent';
import { unlessRefused } from '~/components/form/revalidation';
import { Pager } from '~/components/pager';
import { BackLink } from '~/components/shell/back-link';
import { Banner } from '~/components/shell/banner';
import { SupportCard } from '~/components/shell/support-card';
import { db } from '~/db.server';
import { localDateAt } from '~/domain/calendar/clock';
import { daySettings } from '~/domain/calendar/day-settings';
import { pageSchema } from '~/domain/paging';
import { KEPT_FIELDS } from '~/domain/reports/form/create-values';
import { QUICK_RANGES } from '~/domain/reports/form/quick-ranges';
import { readReportCard, readReportCards } from '~/domain/reports/stored/screen.server';
import { env } from '~/env.server';
import { byIntent, readForm } from '~/http/forms.server';
import { keepOr } from '~/http/kept-forms/keep-or.server';
import { dropKeptForm, readKeptForm } from '~/http/kept-forms/kept-form.server';
import { signOwner } from '~/http/kept-forms/signed-owner.server';
import { orBack } from '~/http/or-back.server';
import { withErrorPage } from '~/http/problems.server';
import { requestedPath } from '~/http/redirects.server';
import { passcodeStatesOf } from '~/http/reports/unlock.server';
import { requireMember } from '~/http/visitor/access.server';
import type { CreateAnswer } from './act.server';
import * as act from './act.server';
import { CreateDialog } from './create-dialog';
import { DeleteDialog } from './delete-dialog';
import { CREATE_PATH, formFieldOf, INTENTS } from './fields';
import { NoReports } from './no-reports';
import { notSentReport } from './not-sent-report';
import { freshValues, previewOrDefault } from './preview.server';
import { ReportCard } from './report-card';
import { ShareDialog } from './share-dialog';

export { keptStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = () => [{ title: 'Mood reports | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
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
            owner: signOwner(owner.id),
            preview: await previewOrDefault({ owner, period: values, now }),
          }
        : null,
  };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  const work = async () => {
    const visitor = await requireMember(args);
    const dropKept = () => dropKeptForm(args.request, visitor.owner.id, CREATE_PATH);
    return byIntent(form, ACTS)({ form, visitor, now: new Date(), dropKept });
  };
  if (!isDialog(form)) return orBack(args.request, { title: 'Error', to: requestedPath(args.request) }, work);
  const again = (answer: FormAnswer) => act.refusedAgain(args, form, answer);
  const keeping = { form, names: KEPT_FIELDS, path: CREATE_PATH, title: 'Error', fieldOf: formFieldOf };
  return keepOr(args, { ...keeping, again }, work);
});

/** The dialog in which a report is made; other forms of the page are a button each. */
const isDialog = (form: FormData) => form.has('title');

const ACTS = {
  [INTENTS.create]: act.create,
  [INTENTS.passcode]: act.setPasscode,
  [INTENTS.preview]: act.preview,
  ...Object.fromEntries(QUICK_RANGES.map((range) => [`${INTENTS.range}${range}`, act.preview])),
  [INTENTS.delete]: act.remove,
  [INTENTS.close]: act.closeLink,
  [INTENTS.reopen]: act.reopenLink,
  [FORGET_KEPT]: act.forgetKept,
};

/** A server that cannot be reached must not take the dialog with the words away. */
export const clientAction = async (args: ClientActionFunctionArgs) =>
  isDialog(await args.request.clone().formData())
    ? orStay<typeof action, CreateAnswer>(args, notSentReport)
    : orSay<typeof action>(args, 'Error');

export const shouldRevalidate = unlessRefused;

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
          <Banner title="AI Analysis Available" tone="blue">
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
