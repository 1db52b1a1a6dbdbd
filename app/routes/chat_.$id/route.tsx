import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, Link, useLoaderData } from '@remix-run/react';
import { ConfirmDeletion } from '~/components/chat/confirm-deletion';
import { Said } from '~/components/chat/said';
import { orSay } from '~/components/failure/or-say';
import { BackLink } from '~/components/shell/back-link';
import { db } from '~/db.server';
import { wallDateAt } from '~/domain/calendar/clock';
import { wholeDate } from '~/domain/calendar/dates-in-words';
import { daySettings } from '~/domain/calendar/day-settings';
import { deleteChat, requireChat } from '~/domain/chat/conversations.server';
import { byIntent, readForm } from '~/http/forms.server';
import { orBack } from '~/http/or-back.server';
import { withErrorPage } from '~/http/problems.server';
import { redirectWithToast } from '~/http/toast.server';
import { requireOwner } from '~/http/visitor/access.server';

export { talkStyles as links } from '~/styles/sheets';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Conversation of ${data.day} | Soundings` : 'Page Not Found | Soundings' },
];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const { timeZone } = daySettings(owner);
  const chat = await requireChat(db, { ownerId: owner.id, id: args.params.id ?? '' });
  const { id, messages, summary, date } = chat;
  const isConfirming = new URL(args.request.url).searchParams.get('confirm') === 'delete';
  return { id, messages, summary, timeZone, day: wholeDate(wallDateAt(date, timeZone)), isConfirming };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  const id = args.params.id ?? '';
  return orBack(args.request, { title: 'Error' }, async () => {
    const { owner } = await requireOwner(args);
    return byIntent(form, { delete: remove })({ ownerId: owner.id, id });
  });
});

async function remove(which: { ownerId: string; id: string }) {
  await deleteChat(db, which);
  return redirectWithToast('/chat', { title: 'Conversation deleted' });
}

export const clientAction = (args: ClientActionFunctionArgs) => orSay<typeof action>(args, 'Error');

export default function OneConversation() {
  const { id, messages, summary, day, timeZone, isConfirming } = useLoaderData<typeof loader>();
  if (isConfirming) return <ConfirmDeletion day={day} count={messages.length} id={id} />;
  return (
    <div className="chat">
      <div className="chat__head">
        <BackLink to="/chat/earlier">Back to your conversations</BackLink>
        <h1>{day}</h1>
        {summary && <p className="lede">{summary}</p>}
        <p className="row">
          <a className="button button--second" href={`/chat/${id}/download`} download>
            Download
          </a>
          <Link className="button button--quiet" to={`/chat/${id}?confirm=delete`}>
            Delete
          </Link>
        </p>
      </div>
      <ol className="talk" aria-label="Conversation">
        {messages.map((message, index) => (
          <Said key={index} message={message} timeZone={timeZone} />
        ))}
      </ol>
    </div>
  );
}
