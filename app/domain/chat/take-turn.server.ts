import type { Database, Executor } from 'db/client';
import * as chats from 'db/repositories/chats';
import { updateOwner } from 'db/repositories/owners';
import { localDateAt } from '../calendar/clock';
import { daySettings } from '../calendar/day-settings';
import type { Facts } from '../harbor/machine/facts';
import type { Input } from '../harbor/machine/turn';
import { type Earlier, once, requireSame } from '../once.server';
import type { Owner } from '../owners/guests.server';
import { Problem } from '../problem';
import { logAssessment } from '../safety/assess-text.server';
import { answerTurn, isGoodbye, opened, type OpenRisk } from './conversation';
import { type Current, currentConversation, endChat, noteCardOfChat } from './current.server';
import { readFacts } from './facts.server';
import type { ChatMessage } from './message';
import { type Use, usesOf } from './uses';

const OPERATION = 'chat';

interface TakeTurn {
  owner: Owner;
  firstName: string | null;
  /** A message, trimmed, checked and heard; or a pressed button, `<turn>.<id>` or its bare id. */
  input: Input;
  now: Date;
  /** Of the model this person has said yes to; null: nothing leaves the server. */
  modelHost?: string | null;
  /** A retried turn with the same key gets the first one's reply. */
  idempotencyKey?: string;
}

export interface Turn {
  conversationId: string;
  /** The conversation up to and with the reply. */
  messages: ChatMessage[];
  reply: ChatMessage;
  risk: OpenRisk;
  /** This turn's words may be answered by a model; never on a retry. */
  isFreeTalk: boolean;
  facts: Facts;
  /** What Harbor can use after it; never on a retry. */
  uses?: Use[];
}

/**
 * Stores a message or choice and Harbor's reply in one transaction: whatever happens later, the turn is whole.
 * @throws Problem 'invalid' when the key was used for another message, 'gone' when that conversation was deleted since
 */
export async function takeTurn(
  db: Database,
  { owner, firstName, input, now, modelHost = null, idempotencyKey }: TakeTurn,
): Promise<Turn> {
  const ownerId = owner.id;
  const settings = daySettings(owner);
  const today = localDateAt(now, settings);
  const call = { ownerId, operation: OPERATION, key: idempotencyKey, input: askedIn(input) };
  const turn = await db.transaction(async (tx): Promise<Turn> => {
    const newest = await chats.findNewestChat(tx, ownerId);
    const facts = await readFacts(tx, {
      ownerId,
      firstName,
      today,
      now,
      timeZone: settings.timeZone,
      newest,
      isMinor: owner.isMinor,
      modelHost,
    });
    const again = async (earlier: Earlier) => ({
      ...(await repliedEarlier(tx, ownerId, earlier)),
      isFreeTalk: false,
      facts,
    });
    const make = () =>
      answered(tx, { ownerId, today, facts, now, newest, timeZone: settings.timeZone }, input);
    return once(tx, call, { now, again, make });
  });
  if ('heard' in input) logAssessment(input.heard, 'chat');
  return turn;
}

/** A new turn, stored; its id names the conversation and the place of the reply in it. */
async function answered(
  tx: Executor,
  { ownerId, today, facts, now, newest, timeZone }: Current & { timeZone: string },
  input: Input,
): Promise<{ id: string; result: Turn }> {
  const conversation = await currentConversation(tx, { ownerId, today, facts, now, newest });
  const isStart = newest?.endedAt != null && conversation.id !== newest.id && startsAgain(input);
  const { changes, reply, isFreeTalk } = isStart
    ? opened(conversation)
    : answerTurn(conversation, {
        input: 'choice' in input ? { choice: choiceIn(input.choice, conversation.messages.length) } : input,
        facts,
      });
  await chats.updateChat(tx, { ownerId, id: conversation.id, ...changes });
  if (changes.memory.person.isMinor && !facts.isMinor) await updateOwner(tx, { ownerId, isMinor: true });
  const before = conversation.id === newest?.id ? conversation.messages : [];
  await noteCardOfChat(tx, { before, after: changes.messages, now });
  if (isGoodbye(reply)) {
    await endChat(tx, { ...conversation, ownerId, messages: changes.messages }, now);
  }
  const risk = { level: changes.safety.level, language: changes.safety.language };
  const uses = usesOf(changes.memory.person, facts, timeZone);
  const { messages } = changes;
  const result: Turn = { conversationId: conversation.id, messages, reply, risk, isFreeTalk, facts, uses };
  return { id: `${conversation.id}.${messages.length - 1}`, result };
}

const askedIn = (input: Input): string => ('choice' in input ? `choice ${input.choice}` : input.text);

/**
 * The id of a button of the newest reply, given as `<turn>.<id>`: the turn is how many messages there were. Of an earlier
 * turn it is none. A bare id is taken as it is.
 */
function choiceIn(choice: string, messages: number): string {
  const [, turn, id] = /^(\d+)\.(.+)$/.exec(choice) ?? [];
  if (turn === undefined || id === undefined) return choice;
  return Number(turn) === messages ? id : '';
}

/** "Start again", the button under a goodbye: the new conversation opens, and nothing else is said. */
const startsAgain = (input: Input) => 'choice' in input && /^(?:\d+\.)?again$/.test(input.choice);

async function repliedEarlier(tx: Executor, ownerId: string, earlier: Earlier) {
  requireSame(earlier, 'message');
  const [conversationId = '', index] = earlier.id.split('.');
  const chat = await chats.findChat(tx, { ownerId, id: conversationId });
  const reply = chat?.messages[Number(index)];
  if (!chat || !reply) throw new Problem('gone', 'That message was answered, and has been deleted since.');
  const messages = chat.messages.slice(0, Number(index) + 1);
  const { level = 'none', language = 'en' } = reply;
  return { conversationId, messages, reply, risk: { level, language } };
}
