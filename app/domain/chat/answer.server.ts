import { piecesOf, type ChatEvent } from './events';
import type { Turn } from './take-turn.server';

/** The reply as it goes to the screen: how open risk stands first, so that help is there before the words are. */
export async function* answer(turn: Turn): AsyncGenerator<ChatEvent, void> {
  const { reply, risk, conversationId, messages } = turn;
  yield { type: 'risk', ...risk };
  for (const text of piecesOf(reply.content)) yield { type: 'text', text };
  yield {
    type: 'done',
    message: reply.content,
    safety: { level: risk.level },
    conversation: conversationId,
    total: messages.length,
  };
}

/** The last event of an answer. */
export async function finished(events: AsyncIterable<ChatEvent>) {
  for await (const event of events) if (event.type === 'done') return event;
  throw new Error('the answer broke off');
}
