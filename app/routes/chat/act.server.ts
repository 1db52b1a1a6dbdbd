import { data } from '@remix-run/node';
import { db } from '~/db.server';
import { finished, answer } from '~/domain/chat/answer.server';
import type { OpenRisk } from '~/domain/chat/conversation';
import { endCurrentChat } from '~/domain/chat/conversations.server';
import type { ChatMessage } from '~/domain/chat/message';
import { chatInputSchema } from '~/domain/chat/schema';
import { takeTurn } from '~/domain/chat/take-turn.server';
import { hashToken } from '~/domain/crypto.server';
import { parseInput } from '~/domain/parse';
import { limitMessages, openRiskOf } from '~/http/chat.server';
import { aiFor } from '~/http/outside-ai.server';
import { describeError } from '~/http/problems.server';
import { seeOther } from '~/http/redirects.server';
import type { GuestVisitor, MemberVisitor } from '~/http/visitor.server';
import { CONNECTION_ISSUE, fallbackMessage, FIELDS, NEWEST_ID } from './texts';

/** What goes back with a page whose message was not taken: the words, and why. */
export interface ChatFailure {
  draft: string;
  title: string;
  message: string;
  /** What Harbor says when it was not the person's doing. */
  fallback?: ChatMessage;
  /** When the words themselves speak of a crisis: help, although they were not taken. */
  risk?: OpenRisk;
}

interface Act {
  request: Request;
  form: FormData;
  visitor: MemberVisitor | GuestVisitor;
}

export async function send({ request, form, visitor }: Act) {
  const draft = String(form.get(FIELDS.message) ?? '');
  const now = new Date();
  try {
    const { message: text } = parseInput(chatInputSchema, { message: draft });
    const { owner } = visitor;
    await limitMessages(owner, text, now);
    const firstName = visitor.kind === 'member' ? visitor.user.firstName : null;
    // Other words in the same form are another message.
    const idempotencyKey = hashToken(`${String(form.get(FIELDS.key))}.${text}`);
    const turn = await takeTurn(db, { owner, firstName, text, now, idempotencyKey });
    await finished(answer(db, turn, { ai: aiFor(owner), ownerId: owner.id, signal: request.signal }));
    return seeOther(`/chat#${NEWEST_ID}`);
  } catch (error) {
    const { status, body, headers } = describeError(error, 'POST /chat');
    const isOurs = status >= 500;
    const failure: ChatFailure = {
      draft,
      title: isOurs ? CONNECTION_ISSUE.title : 'That message needs another look',
      message: isOurs ? CONNECTION_ISSUE.description : body.message,
      fallback: isOurs ? fallbackMessage(now) : undefined,
      risk: openRiskOf(draft),
    };
    return data(failure, { status, headers });
  }
}

export async function startNew({ visitor }: Act) {
  await endCurrentChat(db, { ownerId: visitor.owner.id, now: new Date() });
  return seeOther('/chat');
}
