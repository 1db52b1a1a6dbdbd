import type { Database } from 'db/client';
import * as chats from 'db/repositories/chats';
import type { AiGateway } from '../../gateways/ai/ai-gateway';
import { CARD_LINE, CARD_LINE_ABROAD } from '../harbor/content/card-line';
import type { SafetyLanguage } from '../safety/types';
import { piecesOf, type ChatEvent } from './events';
import type { ChatChoice, ChatMessage } from './message';
import { reasonOf, wordedByModel } from './model-voice.server';
import type { Turn } from './take-turn.server';

interface Voice {
  /** The model that this person has said yes to, and when; null: Harbor's own words stand. */
  ai: AiGateway | null;
  allowedAt: Date | null;
  ownerId: string;
  /** Aborted when the person has left. */
  signal?: AbortSignal;
}

/**
 * The reply as it goes to the screen: how open risk stands first, so that help is there before the words are. With a
 * model its words take the place of the written lines of free talk, which are stored already and stand whenever it fails.
 */
export async function* answer(db: Database, turn: Turn, voice: Voice): AsyncGenerator<ChatEvent, void> {
  const { risk, conversationId, messages, isFreeTalk, uses } = turn;
  yield { type: 'risk', ...risk };
  const worded = isFreeTalk && voice.ai ? await fromModel(db, turn, { ...voice, ai: voice.ai }) : null;
  const reply = worded ?? turn.reply;
  const message = plainMessage(reply, risk.language);
  for (const text of piecesOf(message)) yield { type: 'text', text };
  const choices = (reply.choices ?? []).map((choice) => withTurn(choice, messages.length));
  yield {
    type: 'done',
    message,
    choices,
    safety: { level: risk.level, asked: reply.asks === true },
    reply: { ...reply, choices },
    conversation: conversationId,
    total: messages.length,
    ...(uses && { uses }),
    ...(reply.model !== undefined && { model: reply.model }),
  };
}

/** A button's id as it is sent back: with the turn it belongs to. */
export const withTurn = (choice: ChatChoice, messages: number): ChatChoice => ({
  ...choice,
  id: `${messages}.${choice.id}`,
});

/** Where no card can be drawn, the way to help ends the reply. */
const plainMessage = ({ content, hasCard, isAbroad }: ChatMessage, language: SafetyLanguage) =>
  hasCard ? `${content}\n\n${(isAbroad ? CARD_LINE_ABROAD : CARD_LINE)[language]}` : content;

/** The reply with the model's words, once they are whole, passed and stored; null when the written ones have to stand. */
async function fromModel(
  db: Database,
  turn: Turn,
  { ai, allowedAt, ownerId, signal }: Voice & { ai: AiGateway },
): Promise<ChatMessage | null> {
  try {
    const content = await wordedByModel(ai, turn, { allowedAt, signal });
    // Its own question would stand beside Harbor's: the written one goes, the buttons stay.
    const { ask: _ask, ...reply } = turn.reply;
    const worded: ChatMessage = { ...reply, content, model: ai.description };
    await keepWording(db, turn, { ownerId, worded });
    return worded;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    console.info(`harbor: the written reply stands (${reason})`);
    return null;
  }
}

/** Puts the model's words in the place of the written reply, unless the conversation is gone by now. */
async function keepWording(
  db: Database,
  { conversationId: id, messages, reply }: Turn,
  { ownerId, worded }: { ownerId: string; worded: ChatMessage },
): Promise<void> {
  const at = messages.length - 1;
  await db.transaction(async (tx) => {
    const chat = await chats.findChat(tx, { ownerId, id });
    if (!chat || chat.messages[at]?.content !== reply.content) return;
    await chats.updateChat(tx, { ownerId, id, messages: chat.messages.with(at, worded) });
  });
}

/** The last event of an answer. */
export async function finished(events: AsyncIterable<ChatEvent>) {
  for await (const event of events) if (event.type === 'done') return event;
  throw new Error('the answer broke off');
}
