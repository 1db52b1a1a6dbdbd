import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from '@remix-run/react';
import { Plus } from 'lucide-react';
import { orSay } from '~/components/failure/or-say';
import { useKeptAnswer } from '~/components/form/use-kept-answer';
import { EntryList } from '~/components/history/entry-list';
import { BackLink } from '~/components/shell/back-link';
import { db } from '~/db.server';
import { shortDateWithYear } from '~/domain/calendar/dates-in-words';
import { readHistory } from '~/domain/history/history.server';
import { historyAddressSchema } from '~/domain/history/schema';
import { parseInput } from '~/domain/parse';
import { readForm } from '~/http/forms.server';
import { readSealedSearch } from '~/http/history/sealed-search.server';
import { readUndoOffer } from '~/http/history/undo.server';
import { withErrorPage } from '~/http/problems.server';
import { requireOwner } from '~/http/visitor/access.server';
import { Calendar } from './calendar';
import { Empty } from './empty';
import { FilterForm } from './filter-form';
import { filterHistory } from './filter-history.server';
import { Paging } from './paging';
import { UndoOffer } from './undo-offer';

export { keptStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = () => [{ title: 'Your history | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const { searchParams } = new URL(args.request.url);
  const address = parseInput(historyAddressSchema, Object.fromEntries(searchParams));
  const { search, cursor, month, ...range } = address;
  const q = search && readSealedSearch(search, owner.id);
  const filters = { ...range, q };
  const [history, undoMs] = await Promise.all([
    readHistory(db, { owner, filters, cursor, month, now: new Date() }),
    readUndoOffer(args.request, owner.id),
  ]);
  return { ...history, filters, search: search ?? null, isFirstPage: cursor === undefined, undoMs };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const answer = filterHistory(await readForm(args.request), owner.id);
  return answer instanceof Response ? answer : data(answer, { status: 422 });
});

export const clientAction = (args: ClientActionFunctionArgs) => orSay<typeof action>(args, 'Error');

export default function History() {
  const page = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof clientAction>() ?? undefined, page);
  const { days, filters, bounds, undoMs } = page;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to="/trends">Back to your trends</BackLink>
          <h1>Your history</h1>
        </div>
        <Link className="onward" to="/history/new">
          <Plus className="icon" aria-hidden="true" />
          Add one for an earlier day
        </Link>
      </div>
      {undoMs !== null && <UndoOffer key={undoMs} ms={undoMs} />}
      <div className="pair history">
        {(bounds || isFiltered) && (
          <div className="history__find" id="find">
            {bounds && <Calendar {...page.calendar} today={page.today} />}
            <FilterForm
              key={JSON.stringify(filters)}
              filters={filters}
              answer={answer}
              isFiltered={isFiltered}
            />
          </div>
        )}
        <div className="history__days">
          {days.length === 0 && <Empty isFiltered={isFiltered} hasAny={bounds !== null} />}
          {days.map(({ date, lines }) => (
            <section key={date} aria-labelledby={`day-${date}`}>
              <h2 id={`day-${date}`}>
                <Link to={`/history/day/${date}`}>{shortDateWithYear(date)}</Link>
              </h2>
              <EntryList lines={lines} />
            </section>
          ))}
          <Paging filters={filters} search={page.search} next={page.nextCursor} isFirst={page.isFirstPage} />
        </div>
      </div>
    </>
  );
}
