import type { Database } from 'db/client';
import * as chats from 'db/repositories/chats';
import type { AiGateway } from '../../gateways/ai/ai-gateway';
import { isCrisis } from '../safety/types';
import { piecesOf, type ChatEvent } from './events';
import { reasonOf, wordedByModel } from './model-voice.server';
import type { Turn } from './take-turn.server';

interface Voice {
  /** The model that this person has said yes to; null: the built-in companion speaks. */
  ai: AiGateway | null;
  ownerId: string;
  /** Aborted when the person has left. */
  signal?: AbortSignal;
}

/**
 * The reply as it goes to the screen: how open risk stands first, so that help is there before the words are. With a
 * model its reply takes the place of the built-in one, which is stored already and stands whenever the model fails.
 */
export async function* answer(db: Database, turn: Turn, voice: Voice): AsyncGenerator<ChatEvent, void> {
  const { reply, risk, conversationId, messages, assessment } = turn;
  yield { type: 'risk', ...risk };
  // A retry is answered with what was stored; a crisis only by texts that people wrote.
  const isForModel = assessment !== null && !isCrisis(risk.level);
  const worded = isForModel && voice.ai ? await fromModel(db, turn, { ...voice, ai: voice.ai }) : null;
  const message = worded ?? reply.content;
  for (const text of piecesOf(message)) yield { type: 'text', text };
  yield {
    type: 'done',
    message,
    safety: { level: risk.level },
    conversation: conversationId,
    total: messages.length,
    ...(worded !== null && voice.ai && { model: voice.ai.description }),
  };
}

/** The model's reply once it is whole, passed and stored; null when the built-in one has to stand. */
async function fromModel(
  db: Database,
  turn: Turn,
  { ai, ownerId, signal }: Voice & { ai: AiGateway },
): Promise<string | null> {
  try {
    const content = await wordedByModel(ai, turn, signal);
    await keepWording(db, turn, { ownerId, content, model: ai.description });
    return content;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    console.info(`companion: the built-in reply stands (${reason})`);
    return null;
  }
}

/** Puts the model's words in the place of the built-in reply, unless the conversation is gone by now. */
async function keepWording(
  db: Database,
  { conversationId: id, messages, reply }: Turn,
  { ownerId, content, model }: { ownerId: string; content: string; model: string },
): Promise<void> {
  const at = messages.length - 1;
  await db.transaction(async (tx) => {
    const chat = await chats.findChat(tx, { ownerId, id });
    if (!chat || chat.messages[at]?.content !== reply.content) return;
    const worded = chat.messages.with(at, { ...reply, content, model });
    await chats.updateChat(tx, { ownerId, id, messages: worded });
  });
}

/** The last event of an answer. */
export async function finished(events: AsyncIterable<ChatEvent>) {
  for await (const event of events) if (event.type === 'done') return event;
  throw new Error('the answer broke off');
}
