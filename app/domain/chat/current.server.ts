import { randomUUID } from 'node:crypto';
import * as chats from 'db/repositories/chats';
import type { Write } from 'db/together';
import { notingCrisisCard } from '../crisis-cards/crisis-cards.server';
import type { Facts } from '../harbor/machine/talk/facts';
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

/**
 * The conversation that goes on, or a new one once the day, its size or the person has ended the last; and what is written
 * for it.
 */
export function currentConversation({ ownerId, today, facts, now, newest, opensWith }: Current): {
  conversation: Conversation;
  writes: Write[];
} {
  if (newest && canGoOn(newest, today)) return { conversation: newest, writes: [] };
  const { talk, messages } = begin(newest, facts, opensWith);
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
  const ended = newest && newest.endedAt === null ? [endingChat(newest, now)] : [];
  return {
    conversation: begun,
    writes: [...ended, (db) => chats.insertingChat(db, { ...begun, ownerId, date: now })],
  };
}

/** Ends a conversation, with what it was about and how it felt. */
export function endingChat(
  { id, ownerId, messages }: Pick<chats.ChatRow, 'id' | 'ownerId' | 'messages'>,
  now: Date,
): Write {
  const { summary, sentiment } = summarise(messages);
  return (db) => chats.updatingChat(db, { ownerId, id, endedAt: now, summary, sentiment });
}

/** Counts the card that a conversation shows, once. */
export const notingCardOfChat = ({
  before,
  after,
  now,
}: {
  before: readonly ChatMessage[];
  after: readonly ChatMessage[];
  now: Date;
}): Write[] => (!holdsCard(before) && holdsCard(after) ? [notingCrisisCard(now)] : []);

const holdsCard = (messages: readonly ChatMessage[]): boolean => messages.some(({ hasCard }) => hasCard);
