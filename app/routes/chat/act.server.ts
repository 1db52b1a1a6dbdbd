import { data } from '@remix-run/node';
import { FIELDS } from '~/components/chat/form-names';
import { type FormAnswer, keptAnswer, refusalOf } from '~/components/form/form-answer';
import { db } from '~/db.server';
import { answer, finished } from '~/domain/chat/answer.server';
import { isGoodbye, type OpenRisk } from '~/domain/chat/conversation';
import { endCurrentChat, forgetInChat } from '~/domain/chat/conversations.server';
import type { ChatMessage } from '~/domain/chat/message';
import { parseTurn } from '~/domain/chat/schema';
import { lookBeforeTurn, type SeenBeforeTurn } from '~/domain/chat/take-turn.server';
import { FORGETTABLE } from '~/domain/chat/uses';
import { hashToken } from '~/domain/crypto/tokens.server';
import { NOT_SAFE } from '~/domain/harbor/content/not-safe';
import type { SafetyLanguage } from '~/domain/safety/types';
import { openRiskOf, takeLimitedTurn } from '~/http/chat/turns.server';
import { unreadableForm } from '~/http/forms.server';
import { voiceFor } from '~/http/outside-ai/consent.server';
import { describeError } from '~/http/problems.server';
import { seeOther } from '~/http/redirects.server';
import { redirectWithToast } from '~/http/toast.server';
import type { GuestVisitor, MemberVisitor } from '~/http/visitor/visitor.server';
import { CONNECTION_ISSUE, ENDED, fallbackMessage, FORGET, NEWEST_ID } from './texts';

/** What goes back with a page: words that wait in the box, and why a turn was not taken. */
export interface ChatAnswer extends FormAnswer {
  /** What Harbor says when it was not the person's doing. */
  fallback?: ChatMessage;
  /** When the words themselves speak of a crisis: help, although they were not taken. */
  risk?: OpenRisk;
}

interface Act {
  request: Request;
  form: FormData;
  visitor: MemberVisitor | GuestVisitor;
  /** What `lookAt` reads. */
  look: (ownerId: string) => Promise<SeenBeforeTurn>;
  /** The language that the browser asks for. */
  spoken: SafetyLanguage | undefined;
  now: Date;
}

/** The turn that a form asks for, and its key: other words, or another button, in the same form are another turn. */
function turnIn(form: FormData) {
  const choice = form.get(FIELDS.choice);
  const sent = parseTurn(choice === null ? { message: String(form.get(FIELDS.message) ?? '') } : { choice });
  const what = 'choice' in sent ? `choice.${sent.choice}` : sent.message;
  return { sent, idempotencyKey: hashToken(`${String(form.get(FIELDS.key))}.${what}`) };
}

/** What the turn of a form is decided from. */
export async function lookAt({ form, now }: Pick<Act, 'form' | 'now'>, ownerId: string) {
  return lookBeforeTurn(db, { ownerId, now, idempotencyKey: turnIn(form).idempotencyKey });
}

/** Takes a message, or a pressed button: then the half-written message stays in the box. */
export async function send({ request, form, visitor, look, spoken, now }: Act) {
  const draft = String(form.get(FIELDS.message) ?? '');
  const choice = form.get(FIELDS.choice);
  try {
    const { sent, idempotencyKey } = turnIn(form);
    const { owner } = visitor;
    const voice = voiceFor(owner);
    const turn = await takeLimitedTurn({
      owner,
      firstName: visitor.kind === 'member' ? visitor.user.firstName : null,
      sent,
      seen: await look(owner.id),
      now,
      modelHost: voice.ai?.host ?? null,
      spoken,
      idempotencyKey,
    });
    await finished(answer(db, turn, { ...voice, isStreamed: false, signal: request.signal }));
    const waits: ChatAnswer = keptAnswer({ [FIELDS.message]: draft });
    if (choice !== null && draft.trim()) return data(waits);
    return seeOther(`/chat${isGoodbye(turn.reply) ? `?${ENDED}` : ''}#${NEWEST_ID}`);
  } catch (error) {
    // Whatever stands in the way, a person who is not safe gets the numbers.
    if (choice === NOT_SAFE) return seeOther('/safety');
    const { status, body, headers } = describeError(error, 'POST /chat');
    const isOurs = status >= 500;
    const refusal = isOurs
      ? { title: CONNECTION_ISSUE.title, message: CONNECTION_ISSUE.description }
      : { title: 'That message needs another look', message: body.message };
    const refused: ChatAnswer = {
      ...refusalOf(form, refusal),
      fallback: isOurs ? fallbackMessage(now, choice === null ? 'message' : 'choice') : undefined,
      risk: openRiskOf(draft),
    };
    return data(refused, { status, headers });
  }
}

export async function startNew({ visitor, now }: Act) {
  await endCurrentChat(db, { ownerId: visitor.owner.id, now });
  return seeOther(`/chat#${NEWEST_ID}`);
}

/** Makes Harbor forget one thing that it carries from visit to visit. */
export async function forgetOne({ form, visitor }: Act) {
  const what = FORGETTABLE.find((each) => each === form.get(FORGET));
  if (!what) throw unreadableForm();
  await forgetInChat(db, { ownerId: visitor.owner.id, what });
  return redirectWithToast('/chat', { title: 'Forgotten' });
}
