import type { Database } from 'db/client';
import * as chats from 'db/repositories/chats';
import type { ChatMessage } from './message';
import type { Turn } from './take-turn.server';
import { inTime } from './turn-time';

/** The conversation has gone on, or is gone: nobody waits for more of this reply. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

interface Wording {
  ownerId: string;
  /** What stands in its place now. */
  instead: ChatMessage;
  worded: ChatMessage;
  /** Ends the turn. */
  signal: AbortSignal;
}

/**
 * Puts a model's words in the place of what is stored of this turn's reply: they may be shown once this is done.
 * @throws Overtaken when a later turn is stored, or the conversation ended or deleted; TimeoutError when it takes too long
 */
export async function keepWording(
  db: Database,
  { conversationId: id, messages }: Turn,
  { ownerId, instead, worded, signal }: Wording,
): Promise<void> {
  const at = messages.length - 1;
  const stored = db.transaction(async (tx) => {
    const chat = await chats.findChat(tx, { ownerId, id });
    const isNewest =
      chat?.messages.length === messages.length && chat.messages[at]?.content === instead.content;
    if (!isNewest || chat.endedAt !== null) throw new Overtaken();
    await chats.updateChat(tx, { ownerId, id, messages: chat.messages.with(at, worded) });
    // What was not shown in time is not kept.
    signal.throwIfAborted();
  });
  await inTime(stored, signal);
}
