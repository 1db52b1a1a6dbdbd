import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { Mark } from '~/components/faces';
import { MOOD_WORDS } from '~/components/mood-words';
import { BackLink } from '~/components/shell/back-link';
import { SupportCard } from '~/components/shell/support-card';
import { db } from '~/db.server';
import { longDate, wholeDate } from '~/domain/calendar/dates-in-words';
import { resultInWords } from '~/domain/check-in/completion/result-in-words';
import { requireCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { needsSupportFirst } from '~/domain/check-in/rules';
import { factsOf } from '~/domain/history/facts';
import { withErrorPage } from '~/http/problems.server';
import { requireOwner } from '~/http/visitor/access.server';
import { AnswerTable } from './answer-table';
import { Facts } from './facts';

export { keptStyles as links } from '~/styles/sheets';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `Check-in of ${longDate(data.localDate)}` : 'Page Not Found'} | Soundings` },
];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const entry = await requireCheckIn(db, { ownerId: owner.id, id: args.params.id ?? '' });
  const { id, notes } = entry;
  return {
    id,
    notes,
    ...factsOf(entry),
    result: resultInWords(entry.responses),
    needsSupport: needsSupportFirst(entry),
  };
});

export default function CheckInPage() {
  const entry = useLoaderData<typeof loader>();
  const { id, notes, rating, result, localDate, time, answers, needsSupport } = entry;
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to={`/history/day/${localDate}`}>{`Back to ${longDate(localDate)}`}</BackLink>
          <h1>
            {wholeDate(localDate)}, {time}
          </h1>
        </div>
        <div className="row">
          <Link className="button button--second" to={`/history/${id}/edit`}>
            Change
          </Link>
          <Link className="button button--second" to={`/history/${id}/delete`}>
            Delete
          </Link>
        </div>
      </div>
      <section className="entry-result" aria-label="Result">
        <Mark rating={rating} size="big" />
        <div>
          <p className="lede">
            It came out as{' '}
            <strong>
              {rating}, {MOOD_WORDS[rating]}
            </strong>
            .
          </p>
          <p>{result}</p>
          <Facts {...entry} />
        </div>
      </section>
      {needsSupport && <SupportCard />}
      <div className="pair">
        <section aria-labelledby="answers">
          <h2 id="answers">Your answers</h2>
          <AnswerTable answers={answers} />
        </section>
        <section aria-labelledby="note">
          <h2 id="note">Your note</h2>
          {notes ? <p className="entry-note">{notes}</p> : <p className="soft">No note.</p>}
        </section>
      </div>
    </>
  );
}
