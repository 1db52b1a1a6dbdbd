import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { SubmitButton } from '~/components/form/submit-button';
import { db } from '~/db.server';
import { longDate } from '~/domain/calendar/dates-in-words';
import { requireCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { factsOf } from '~/domain/history/facts';
import { deleteWithUndo } from '~/domain/history/undo.server';
import { undoCookie, withCookies } from '~/http/cookies.server';
import { screen } from '~/http/problems.server';
import { seeOther } from '~/http/redirects.server';
import { requireOwner } from '~/http/visitor/access.server';

export const meta: MetaFunction = ({ error }) => [
  { title: `${error ? 'Page Not Found' : 'Delete a check-in'} | Soundings` },
];

export const loader = screen(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const entry = await requireCheckIn(db, { ownerId: owner.id, id: args.params.id ?? '' });
  const { localDate, time } = factsOf(entry);
  return { id: entry.id, localDate, time, hasNote: entry.notes !== null };
});

export const action = screen(async (args: ActionFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const which = { ownerId: owner.id, id: args.params.id ?? '' };
  const { undoKey } = await deleteWithUndo(db, which, new Date());
  return seeOther('/history', withCookies(await undoCookie.serialize(undoKey)));
});

export default function DeleteCheckIn() {
  const { id, localDate, time, hasNote } = useLoaderData<typeof loader>();
  return (
    <section className="auth" aria-labelledby="question">
      <h1 id="question">
        Delete the check-in of {longDate(localDate)}, {time}?
      </h1>
      <p>
        Its answers{hasNote && ' and its note'} go, and your numbers follow at once. You can undo it for 10
        seconds.
      </p>
      <Form method="post" className="row">
        <SubmitButton label="Delete" pendingLabel="Deleting..." variant="coral" />
        <Link className="button button--second" to={`/history/${id}`}>
          Keep it
        </Link>
      </Form>
    </section>
  );
}
