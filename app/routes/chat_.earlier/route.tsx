import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { BackLink } from '~/components/shell/back-link';
import { db } from '~/db.server';
import { wallDateAt } from '~/domain/calendar/clock';
import { countOf } from '~/domain/calendar/counts-in-words';
import { shortDateWithYear } from '~/domain/calendar/dates-in-words';
import { daySettings } from '~/domain/calendar/day-settings';
import { listChats } from '~/domain/chat/conversations.server';
import { chatListSchema } from '~/domain/chat/schema';
import { parseInput } from '~/domain/parse';
import { withErrorPage } from '~/http/problems.server';
import { requireOwner } from '~/http/visitor/access.server';

export { talkStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = () => [{ title: 'Your conversations | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const { searchParams } = new URL(args.request.url);
  const { before } = parseInput(chatListSchema, Object.fromEntries(searchParams));
  const { page, next } = await listChats(db, { ownerId: owner.id, before });
  const { timeZone } = daySettings(owner);
  return {
    isFirstPage: before === undefined,
    next: next?.getTime() ?? null,
    chats: page.map(({ id, date, summary, messageCount }) => ({
      id,
      summary,
      messageCount,
      day: shortDateWithYear(wallDateAt(date, timeZone)),
    })),
  };
});

export default function EarlierConversations() {
  const { chats, next, isFirstPage } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to="/chat#newest">Back to Harbor</BackLink>
          <h1>Your conversations</h1>
        </div>
      </div>
      {chats.length === 0 && <p>There is none {isFirstPage ? 'yet' : 'before that'}.</p>}
      <ul className="chats note">
        {chats.map(({ id, day, summary, messageCount }) => (
          <li key={id}>
            <Link to={`/chat/${id}`}>{day}</Link>
            {summary && <p>{summary}</p>}
            <p className="fine">{countOf(messageCount, 'message')}</p>
          </li>
        ))}
      </ul>
      {next !== null && (
        <p>
          <Link className="button button--second" to={`/chat/earlier?before=${next}`}>
            Older conversations
          </Link>
        </p>
      )}
    </>
  );
}
