import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, Form, Link, useLoaderData } from '@remix-run/react';
import { orSay } from '~/components/failure/or-say';
import { SubmitButton } from '~/components/form/submit-button';
import { db } from '~/db.server';
import { longDate } from '~/domain/calendar/dates-in-words';
import { titleOf } from '~/domain/scores/score';
import { deleteScore, requireScore } from '~/domain/scores/scores.server';
import { orBack } from '~/http/or-back.server';
import { withErrorPage } from '~/http/problems.server';
import { redirectWithToast } from '~/http/toast.server';
import { requireOwner } from '~/http/visitor/access.server';

export const meta: MetaFunction = ({ error }) => [
  { title: `${error ? 'Page Not Found' : 'Delete a score'} | Soundings` },
];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const score = await requireScore(db, { ownerId: owner.id, id: args.params.id ?? '' });
  return { title: titleOf(score), date: score.date, total: score.total };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  return orBack(args.request, { title: 'Error' }, async () => {
    const { owner } = await requireOwner(args);
    const deleted = await deleteScore(db, { ownerId: owner.id, id: args.params.id ?? '' });
    const description = `${titleOf(deleted)} of ${longDate(deleted.date)}`;
    return redirectWithToast('/scores', { title: 'Score deleted', description });
  });
});

export const clientAction = (args: ClientActionFunctionArgs) => orSay<typeof action>(args, 'Error');

export default function DeleteScore() {
  const { title, date, total } = useLoaderData<typeof loader>();
  return (
    <section className="auth" aria-labelledby="question">
      <h1 id="question">
        Delete the {title} of {longDate(date)}, {total}?
      </h1>
      <p>It goes from the chart and the list at once. Reports you have made keep their copy.</p>
      <Form method="post" className="row">
        <SubmitButton label="Delete" pendingLabel="Deleting..." variant="coral" />
        <Link className="button button--second" to="/scores">
          Keep it
        </Link>
      </Form>
    </section>
  );
}
