import { randomUUID } from 'node:crypto';
import type { Executor } from 'db/client';
import * as chats from 'db/repositories/chats';
import { notingCrisisCard } from '../crisis-cards/crisis-cards.server';
import type { Facts } from '../harbor/machine/facts';
import { begin, canGoOn, type Conversation } from './conversation';
import type { ChatMessage } from './message';
import { summarise } from './summary';

export interface Current {
  ownerId: string;
  today: string;
  facts: Facts;
  now: Date;
  newest: chats.ChatRow | undefined;
  /** The step that a new one opens with, in place of what was left open. */
  opensWith?: string;
}

/** The conversation that goes on, or a new one once the day, its size or the person has ended the last. */
export async function currentConversation(
  tx: Executor,
  { ownerId, today, facts, now, newest, opensWith }: Current,
): Promise<Conversation> {
  if (newest && canGoOn(newest, today)) return newest;
  const { talk, messages } = begin(newest, facts, opensWith);
  if (newest && newest.endedAt === null) await endChat(tx, newest, now);
  const begun = {
    id: randomUUID(),
    localDate: today,
    endedAt: null,
    messages,
    memory: talk.memory,
    safety: talk.risk,
    highestLevel: talk.risk.level,
    crisisAt: null,
  };
  await chats.insertChat(tx, { ...begun, ownerId, date: now });
  return begun;
}

/** Ends a conversation, with what it was about and how it felt. */
export async function endChat(
  tx: Executor,
  chat: Pick<chats.ChatRow, 'id' | 'ownerId' | 'messages'>,
  now: Date,
): Promise<void> {
  const { summary, sentiment } = summarise(chat.messages);
  await chats.updateChat(tx, { ownerId: chat.ownerId, id: chat.id, endedAt: now, summary, sentiment });
}

/** Counts the card that a conversation shows, once. */
export async function noteCardOfChat(
  tx: Executor,
  { before, after, now }: { before: readonly ChatMessage[]; after: readonly ChatMessage[]; now: Date },
): Promise<void> {
  if (!holdsCard(before) && holdsCard(after)) await notingCrisisCard(now)(tx);
}

const holdsCard = (messages: readonly ChatMessage[]): boolean => messages.some(({ hasCard }) => hasCard);
