import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from '@remix-run/react';
import { FIELDS } from '~/components/chat/form-names';
import { db } from '~/db.server';
import { daySettings } from '~/domain/calendar/day-settings';
import { readCurrentChat } from '~/domain/chat/conversations.server';
import { usesOf } from '~/domain/chat/uses';
import { newToken } from '~/domain/crypto/tokens.server';
import { NOT_SAFE } from '~/domain/harbor/content/not-safe';
import { LEGAL_NOTICES } from '~/domain/harbor/content/notices-by-law';
import { helpersIn } from '~/domain/safety-plan/helpers';
import { env } from '~/env.server';
import { openRiskOf } from '~/http/chat/turns.server';
import { byIntent, readForm } from '~/http/forms.server';
import { languageAskedFor } from '~/http/language-asked-for';
import { aiFor, outsideAiQuestion } from '~/http/outside-ai/consent.server';
import { withErrorPage } from '~/http/problems.server';
import { seeOther } from '~/http/redirects.server';
import { requireOwner } from '~/http/visitor/access.server';
import { lookAhead } from '~/http/visitor/look-ahead.server';
import { findVisitor } from '~/http/visitor/visitor.server';
import { ErrorPage } from '~/shell/error-page';
import { forgetOne, lookAt, send, startNew } from './act.server';
import { ChatPage } from './chat-page';
import { isKeptDraft, KeptDraft } from './kept-draft';
import { ENDED, INTENTS } from './texts';

export { talkStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = () => [{ title: 'Harbor, your companion | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const visitor = await requireOwner(args);
  const { owner } = visitor;
  const firstName = visitor.kind === 'member' ? visitor.user.firstName : null;
  const showsGoodbye = new URL(args.request.url).searchParams.has(ENDED);
  const { person, facts, ...chat } = await readCurrentChat(db, {
    owner,
    firstName,
    now: new Date(),
    spoken: languageAskedFor(args.request),
    showsGoodbye,
  });
  const { timeZone } = daySettings(owner);
  return {
    ...chat,
    timeZone,
    submissionKey: newToken(),
    service: aiFor(owner)?.description ?? null,
    question: outsideAiQuestion(owner),
    uses: usesOf(person, facts, timeZone),
    helper: helpersIn(facts.plan?.contacts ?? [])[0],
    legalNotices: env.COMPANION_NOTICE === 'legal' ? LEGAL_NOTICES : null,
  };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  try {
    return await act(args, form);
  } catch (error) {
    // No session, no database: a person who is not safe gets the numbers all the same.
    if (form.get(FIELDS.choice) === NOT_SAFE) return seeOther('/safety');
    throw error;
  }
});

async function act(args: ActionFunctionArgs, form: FormData) {
  const { request } = args;
  const now = new Date();
  const look = lookAhead(args, (ownerId) => lookAt({ form, now }, ownerId));
  const { kind } = await findVisitor(args);
  if (kind === 'ended' || kind === 'stranger' || kind === 'locked') {
    const draft = String(form.get(FIELDS.message) ?? '');
    const isLocked = kind === 'locked';
    const kept = { draft, risk: openRiskOf(draft) ?? null, isLocked };
    if (draft.trim()) throw data(kept, { status: isLocked ? 423 : 401 });
  }
  const visitor = await requireOwner(args);
  const asked = { request, form, visitor, look, spoken: languageAskedFor(request), now };
  return form.has(FIELDS.choice) ? send(asked) : byIntent(form, ACTS)(asked);
}

const ACTS = { [INTENTS.send]: send, [INTENTS.startNew]: startNew, [INTENTS.forget]: forgetOne };

export default function Chat() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ChatPage page={page} answer={answer} />;
}

/** Words that were sent after the session had ended, or was locked, are given back. */
export function ErrorBoundary() {
  const error = useRouteError();
  const body = isRouteErrorResponse(error) ? (error.data as unknown) : undefined;
  return isKeptDraft(body) ? <KeptDraft {...body} /> : <ErrorPage />;
}
