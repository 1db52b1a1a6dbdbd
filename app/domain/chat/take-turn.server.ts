import { createHash, randomUUID } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import * as chats from 'db/repositories/chats';
import * as idempotency from 'db/repositories/idempotency';
import { daySettings } from '../check-in/check-ins.server';
import { greeting } from '../companion/greeting';
import { summarise } from '../companion/summary';
import type { KnownFacts } from '../companion/types';
import { localDateAt } from '../owners/calendar';
import type { Owner } from '../owners/guests.server';
import { Problem } from '../problem';
import { logAssessment } from '../safety/assess-text.server';
import type { Assessment, SafetyState } from '../safety/types';
import { answerTurn, canGoOn, carriedOver, type Conversation, type OpenRisk } from './conversation';
import { readFacts } from './facts.server';
import type { ChatMessage } from './message';

const OPERATION = 'chat';

interface TakeTurn {
  owner: Owner;
  firstName: string | null;
  /** Trimmed and checked. */
  text: string;
  now: Date;
  /** A retried message with the same key gets the first one's reply. */
  idempotencyKey?: string;
}

export interface Turn {
  conversationId: string;
  /** The conversation up to and with the reply. */
  messages: ChatMessage[];
  reply: ChatMessage;
  risk: OpenRisk;
  /** Null when this is a retry and nothing was assessed anew. */
  assessment: Assessment | null;
  facts: KnownFacts;
}

/**
 * Stores a message and the built-in companion's reply in one transaction: whatever happens later, the turn is whole.
 * @throws Problem 'invalid' when the key was used for another message, 'gone' when that conversation was deleted since
 */
export async function takeTurn(
  db: Database,
  { owner, firstName, text, now, idempotencyKey }: TakeTurn,
): Promise<Turn> {
  const ownerId = owner.id;
  const today = localDateAt(now, daySettings(owner));
  const key = idempotencyKey && { ownerId, operation: OPERATION, key: idempotencyKey };
  const requestHash = createHash('sha256').update(text).digest('hex');
  const turn = await db.transaction(async (tx): Promise<Turn> => {
    const facts = await readFacts(tx, { ownerId, firstName, today });
    const earlier = key && (await idempotency.findIdempotencyKey(tx, key));
    if (earlier) return { ...(await repliedEarlier(tx, earlier, requestHash)), assessment: null, facts };
    const conversation = await currentConversation(tx, { ownerId, today, facts, now });
    const { changes, assessment, reply } = answerTurn(conversation, { text, facts, now });
    await chats.updateChat(tx, { ownerId, id: conversation.id, ...changes });
    if (key) {
      const resourceId = `${conversation.id}.${changes.messages.length - 1}`;
      await idempotency.insertIdempotencyKey(tx, { ...key, requestHash, resourceId, createdAt: now });
    }
    const { messages, safety } = changes;
    return {
      conversationId: conversation.id,
      messages,
      reply,
      risk: riskAfter(reply, safety),
      assessment,
      facts,
    };
  });
  if (turn.assessment) logAssessment(turn.assessment, 'chat');
  return turn;
}

async function repliedEarlier(tx: Executor, earlier: idempotency.IdempotencyRow, requestHash: string) {
  if (earlier.requestHash !== requestHash) {
    throw new Problem('invalid', 'This Idempotency-Key was already used for another message.');
  }
  const [conversationId = '', index] = earlier.resourceId.split('.');
  const chat = await chats.findChat(tx, { ownerId: earlier.ownerId, id: conversationId });
  const reply = chat?.messages[Number(index)];
  if (!chat || !reply) throw new Problem('gone', 'That message was answered, and has been deleted since.');
  const messages = chat.messages.slice(0, Number(index) + 1);
  return { conversationId, messages, reply, risk: riskAfter(reply, chat.safety) };
}

const riskAfter = ({ level = 'none' }: ChatMessage, { language }: SafetyState): OpenRisk => ({
  level,
  language,
});

/** The conversation that goes on, or a new one once the day, its size or the person has ended the last. */
async function currentConversation(
  tx: Executor,
  { ownerId, today, facts, now }: { ownerId: string; today: string; facts: KnownFacts; now: Date },
): Promise<Conversation> {
  const newest = await chats.findNewestChat(tx, ownerId);
  if (newest && canGoOn(newest, today)) return newest;
  if (newest && newest.endedAt === null) await endChat(tx, newest, now);
  const { safety, memory, isSameTalk } = carriedOver(newest, now);
  const hello = greeting({ facts, seed: greetingSeed(today, newest?.id) });
  const messages: ChatMessage[] = isSameTalk
    ? []
    : [{ role: 'assistant', content: hello, timestamp: now.toISOString() }];
  const begun: Conversation = {
    id: randomUUID(),
    localDate: today,
    endedAt: null,
    messages,
    memory,
    safety,
    highestLevel: 'none',
    crisisAt: null,
  };
  await chats.insertChat(tx, { ...begun, ownerId, date: now });
  return begun;
}

/** The greeting that a page shows is the one that is stored when the person answers it. */
export const greetingSeed = (today: string, newestId: string | undefined): string =>
  `${today}.${newestId ?? 'first'}`;

/** Ends a conversation, with what it was about and how it felt. */
export async function endChat(tx: Executor, chat: chats.ChatRow, now: Date): Promise<void> {
  const { summary, sentiment } = summarise(chat.messages);
  await chats.updateChat(tx, { ownerId: chat.ownerId, id: chat.id, endedAt: now, summary, sentiment });
}
