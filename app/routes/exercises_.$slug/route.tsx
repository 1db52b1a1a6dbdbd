import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, Form, useActionData, useLoaderData } from '@remix-run/react';
import { NOT_SENT } from '~/components/failure/unanswered';
import { ErrorSummary } from '~/components/form/error-summary';
import { refusalOf } from '~/components/form/form-answer';
import { orStay } from '~/components/form/not-sent';
import { unlessRefused } from '~/components/form/revalidation';
import { SubmitButton } from '~/components/form/submit-button';
import { publicMeta } from '~/components/public-meta';
import { BackLink } from '~/components/shell/back-link';
import { wallDateAt } from '~/domain/calendar/clock';
import { weekdayName } from '~/domain/calendar/dates-in-words';
import { newToken } from '~/domain/crypto/tokens.server';
import { listedExercise } from '~/domain/harbor/content/exercise-list';
import { exerciseAt } from '~/domain/harbor/steps/exercises/slugs';
import { withErrorPage } from '~/http/problems.server';
import { browserZone } from '~/http/visitor/zone.server';
import { Here } from '~/routes/exercises_.$slug/here';
import { onThePage } from '~/routes/exercises_.$slug/on-the-page.server';
import { start } from '~/routes/exercises_.$slug/start.server';
import { KEY, PACE } from '~/routes/exercises_.$slug/texts';

export { talkStyles as links } from '~/styles/sheets';

const FORM_ID = 'start';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) =>
  page
    ? publicMeta({ title: page.name, description: page.about }, matches)
    : [{ title: 'Page Not Found | Soundings' }];

/** Open to anyone, and made without the database: what can be done right on the page is always there. */
export const loader = withErrorPage(async ({ params, request }: LoaderFunctionArgs) => {
  const id = requireExercise(params.slug);
  const timeZone = browserZone(request);
  const weekday = timeZone ? weekdayName(wallDateAt(new Date(), timeZone)) : null;
  const pace = new URL(request.url).searchParams.get(PACE) === 'slow' ? 'slow' : 'usual';
  const isRated = !/^(?:WRITE|SLEEP|WORDS|DECIDE|SPEAK)$/.test(id);
  return { ...listedExercise(id), isRated, here: onThePage(id, { pace, weekday }), key: newToken() };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) =>
  start(args, requireExercise(args.params.slug)),
);

/** @throws a 404 for a slug that is none */
function requireExercise(slug = '') {
  const id = exerciseAt(slug);
  if (!id) throw data(null, { status: 404 });
  return id;
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  orStay<typeof action>(args, (form) => refusalOf(form, NOT_BEGUN));

const NOT_BEGUN = {
  title: NOT_SENT.title,
  message: 'The server could not be reached, so nothing was begun. Please try again in a moment.',
};

export const shouldRevalidate = unlessRefused;

export default function Exercise() {
  const { name, about, minutes, isRated, here, key } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof clientAction>()?.failure;
  return (
    <article className="prose exercise-page">
      <BackLink to="/exercises">All exercises</BackLink>
      <h1>{name}</h1>
      <p className="lede">{about}</p>
      {here && <Here {...here} />}
      <section aria-labelledby="with-harbor">
        <h2 id="with-harbor">{here ? 'Or step by step, with Harbor' : 'Step by step, with Harbor'}</h2>
        {failure && (
          <ErrorSummary title={failure.title} errors={[{ id: FORM_ID, message: failure.message }]} />
        )}
        <p>
          About {minutes} minutes, one step at a time, in your conversation with Harbor. You can stop at any
          step. {isRated && 'Harbor asks how heavy it is before and after. '}What you write stays in the
          conversation, and you can delete it.
        </p>
        <Form method="post" id={FORM_ID}>
          <input type="hidden" name={KEY} value={key} />
          <SubmitButton label="Start" pendingLabel="Starting…" variant={here ? 'second' : undefined} />
        </Form>
        <p className="fine">
          Without an account, the conversation belongs to this device, and is deleted after 30 days without a
          visit.
        </p>
      </section>
    </article>
  );
}
