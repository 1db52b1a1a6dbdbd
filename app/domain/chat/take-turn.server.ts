import type { Database, Executor } from 'db/client';
import * as chats from 'db/repositories/chats';
import { updatingOwner } from 'db/repositories/owners';
import { type Allowance, allowanceSteps } from 'db/repositories/rate-limits';
import { readThenWrite, unchanged, type Write, writeWithin } from 'db/together';
import { localDateAt } from '../calendar/clock';
import { daySettings } from '../calendar/day-settings';
import type { Facts } from '../harbor/machine/talk/facts';
import type { Input } from '../harbor/machine/turn/turn';
import { claimingKey, type Earlier, findMade, once, requireSame } from '../once.server';
import type { Owner } from '../owners/guests.server';
import { Problem } from '../problem';
import { logAssessment } from '../safety/assess-text.server';
import type { SafetyLanguage } from '../safety/types';
import { answerTurn, isGoodbye, opened, type OpenRisk } from './conversation';
import { type Current, currentConversation, endingChat, notingCardOfChat } from './current.server';
import { factsOf, readMaterial, type TalkMaterial } from './facts.server';
import type { ChatMessage } from './message';
import { type Use, usesOf } from './uses';

const OPERATION = 'chat';

interface TakeTurn {
  owner: Owner;
  firstName: string | null;
  /** A message, trimmed, checked and heard; or a pressed button, `<turn>.<id>` or its bare id. */
  input: Input;
  now: Date;
  /** The host of the model that this person has said yes to; null: nothing leaves the server. */
  modelHost?: string | null;
  /** The language that the browser asks for. */
  spoken?: SafetyLanguage;
  /** A retried turn with the same key gets the first one's reply. */
  idempotencyKey?: string;
  /** How many turns are let through. */
  allowance?: Allowance;
  /** What `lookBeforeTurn` has read already. */
  seen?: SeenBeforeTurn;
}

/** What a turn is decided from. */
export interface SeenBeforeTurn extends TalkMaterial {
  /** Whether its key has been answered already. */
  isAnswered: boolean;
}

type Looking = { ownerId: string; now: Date; idempotencyKey?: string };

export async function lookBeforeTurn(
  db: Database,
  { ownerId, now, idempotencyKey: key }: Looking,
): Promise<SeenBeforeTurn> {
  const [material, made] = await Promise.all([
    readMaterial(db, { ownerId, now }),
    findMade(db, { ownerId, operation: OPERATION, key }),
  ]);
  return { ...material, isAnswered: made !== undefined };
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
 * Stores a message or choice and Harbor's reply, both or nothing: whatever happens later, the turn is whole.
 * @throws Problem 'invalid' when the key was used for another message, 'gone' when that conversation was deleted since;
 *   OverAllowance
 */
export async function takeTurn(
  db: Database,
  { owner, firstName, input, now, modelHost = null, spoken, idempotencyKey, allowance, seen }: TakeTurn,
): Promise<Turn> {
  const ownerId = owner.id;
  const settings = daySettings(owner);
  const { timeZone } = settings;
  const today = localDateAt(now, settings);
  const call = { ownerId, operation: OPERATION, key: idempotencyKey, input: askedIn(input) };
  const allowed = allowanceSteps(db, allowance);
  const { isMinor } = owner;
  const asking = { firstName, today, now, timeZone, isMinor, modelHost, spoken };
  const answerTo = (material: TalkMaterial) =>
    answered(
      { ownerId, today, facts: factsOf(material, asking), now, newest: material.newest, timeZone },
      input,
    );

  const turn = await readThenWrite<SeenBeforeTurn, Turn>(db, {
    ownerId,
    seen,
    read: () => lookBeforeTurn(db, { ownerId, now, idempotencyKey }),
    decide(before) {
      if (before.isAnswered) return undefined;
      const { id, writes, turn: result } = answerTo(before);
      const isStill = unchanged(chats.isNewestChat(ownerId, before.newest));
      return { steps: [...allowed, isStill, ...writes, ...claimingKey(call, { id, now })], result };
    },
    async within(tx) {
      await writeWithin(tx, allowed);
      const material = await readMaterial(tx, { ownerId, now });
      return once<Turn>(tx, call, {
        now,
        again: async (earlier) => ({
          ...(await repliedEarlier(tx, ownerId, earlier)),
          isFreeTalk: false,
          facts: factsOf(material, asking),
        }),
        make: async () => {
          const { id, writes, turn: result } = answerTo(material);
          await writeWithin(tx, writes);
          return { id, result };
        },
      });
    },
  });
  if ('heard' in input) logAssessment(input.heard, 'chat');
  return turn;
}

/** A new turn, and what is written for it; its id names the conversation and the place of the reply in it. */
function answered(
  { ownerId, today, facts, now, newest, timeZone }: Current & { timeZone: string },
  input: Input,
): { id: string; writes: Write[]; turn: Turn } {
  const { conversation, writes } = currentConversation({ ownerId, today, facts, now, newest });
  const isStart = newest?.endedAt != null && conversation.id !== newest.id && startsAgain(input);
  const { changes, reply, isFreeTalk } = isStart
    ? opened(conversation)
    : answerTurn(conversation, {
        input: 'choice' in input ? buttonIn(input.choice, conversation.messages) : input,
        facts,
      });
  const { messages } = changes;
  const { person } = changes.memory;
  writes.push((db) => chats.updatingChat(db, { ownerId, id: conversation.id, ...changes }));
  if (person.isMinor && !facts.isMinor) writes.push((db) => updatingOwner(db, { ownerId, isMinor: true }));
  const before = conversation.id === newest?.id ? conversation.messages : [];
  writes.push(...notingCardOfChat({ before, after: messages, now }));
  if (isGoodbye(reply)) writes.push(endingChat({ ...conversation, ownerId, messages }, now));
  const risk = { level: changes.safety.level, language: changes.safety.language };
  const uses = usesOf(person, facts, timeZone);
  return {
    id: `${conversation.id}.${messages.length - 1}`,
    writes,
    turn: { conversationId: conversation.id, messages, reply, risk, isFreeTalk, facts, uses },
  };
}

const askedIn = (input: Input): string => ('choice' in input ? `choice ${input.choice}` : input.text);

/**
 * A button, given as `<turn>.<id>`: the turn is how many messages there were when it was the newest reply's. Of an earlier
 * turn it is none of the newest. A bare id is taken as it is.
 */
function buttonIn(pressed: string, messages: readonly ChatMessage[]): Input {
  const [, turn, choice] = /^(\d+)\.(.+)$/.exec(pressed) ?? [];
  if (turn === undefined || choice === undefined) return { choice: pressed };
  if (Number(turn) === messages.length) return { choice };
  const step = messages[Number(turn) - 1]?.step;
  return { choice: '', ...(step !== undefined && { earlier: { step, choice } }) };
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
