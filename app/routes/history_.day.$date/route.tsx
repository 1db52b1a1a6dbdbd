import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { EntryList } from '~/components/history/entry-list';
import { BackLink } from '~/components/shell/back-link';
import { db } from '~/db.server';
import { isCalendarDate } from '~/domain/calendar/dates';
import { shortDateWithYear, wholeDate } from '~/domain/calendar/dates-in-words';
import { readDay } from '~/domain/history/history.server';
import { Problem } from '~/domain/problem';
import { withErrorPage } from '~/http/problems.server';
import { requireOwner } from '~/http/visitor/access.server';

export { keptStyles as links } from '~/styles/sheets';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? wholeDate(data.date) : 'No such day'} | Soundings` },
];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const date = args.params.date ?? '';
  if (!isCalendarDate(date)) throw new Problem('not-found', 'There is no such day on the calendar.');
  return { date, ...(await readDay(db, { owner, date, now: new Date() })) };
});

export default function Day() {
  const { date, lines, hasMore, neighbours, today } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to="/history">Back to your history</BackLink>
          <h1>{wholeDate(date)}</h1>
        </div>
      </div>
      <section aria-labelledby="check-ins">
        <h2 id="check-ins">Check-ins of this day</h2>
        {lines.length > 0 ? (
          <EntryList lines={lines} />
        ) : (
          <p>{date > today ? 'This day is still to come.' : 'No check-in on this day.'}</p>
        )}
        {hasMore && (
          <p>
            <Link to={`/history?from=${date}&to=${date}`}>See all of this day</Link>
          </p>
        )}
        {date <= today && (
          <p>
            <Link className="button button--second" to={`/history/new?day=${date}`}>
              Add a check-in for this day
            </Link>
          </p>
        )}
      </section>
      <nav className="row days-nav" aria-label="Other days">
        {neighbours.before && (
          <Link to={`/history/day/${neighbours.before}`}>Before: {shortDateWithYear(neighbours.before)}</Link>
        )}
        {neighbours.after && (
          <Link to={`/history/day/${neighbours.after}`}>After: {shortDateWithYear(neighbours.after)}</Link>
        )}
      </nav>
    </>
  );
}
