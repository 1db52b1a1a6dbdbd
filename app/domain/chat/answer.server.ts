import type { Database } from 'db/client';
import type { AiGateway } from '../../gateways/ai/ai-gateway';
import { CARD_LINE, cardLineAbroad } from '../harbor/content/card-line';
import type { SafetyLanguage } from '../safety/types';
import { type ChatEvent, piecesOf } from './events';
import { keepWording, Overtaken } from './keep-wording.server';
import type { ChatChoice, ChatMessage } from './message';
import { passedSentences, reasonOf } from './model-voice.server';
import type { Turn } from './take-turn.server';
import { turnTime } from './turn-time';
import { mayBeWorded, wordedReply } from './worded-reply';

interface Voice {
  /** The model that this person has said yes to, and when; null: Harbor's own words stand. */
  ai: AiGateway | null;
  allowedAt: Date | null;
  ownerId: string;
  /** The reader sees each text as it comes; without it a model's reply is whole or not at all. */
  isStreamed: boolean;
  /** Aborted when the person has left. */
  signal?: AbortSignal;
}

/**
 * The reply as it goes to the screen: how open risk stands first, so that help is there before the words are. With a
 * model its words take the place of the written lines of free talk, which are stored already and stand whenever it fails.
 */
export async function* answer(db: Database, turn: Turn, voice: Voice): AsyncGenerator<ChatEvent, void> {
  const { risk, conversationId, messages, isFreeTalk, uses } = turn;
  const { ai } = voice;
  yield { type: 'risk', ...risk };
  const { reply, shown } =
    ai && isFreeTalk && mayBeWorded(turn.reply)
      ? yield* fromModel(db, turn, { ...voice, ai })
      : { reply: turn.reply, shown: '' };
  const message = plainMessage(reply, risk.language);
  for (const text of piecesOf(message.slice(shown.length))) yield { type: 'text', text };
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
const plainMessage = ({ content, hasCard, isAbroad, country }: ChatMessage, language: SafetyLanguage) =>
  hasCard
    ? `${content}\n\n${isAbroad ? cardLineAbroad(country ?? null, language) : CARD_LINE[language]}`
    : content;

interface Worded {
  /** As it is stored. */
  reply: ChatMessage;
  /** How it begins, as far as it has been shown. */
  shown: string;
}

/**
 * The model's words, sentence by sentence: each is stored with Harbor's own ending before it is shown, so that the reply
 * may break off anywhere and what is stored is what was seen. The written reply stands when not even one has passed.
 */
async function* fromModel(
  db: Database,
  turn: Turn,
  { ai, allowedAt, ownerId, isStreamed, signal }: Voice & { ai: AiGateway },
): AsyncGenerator<ChatEvent, Worded> {
  const time = turnTime(turn.facts.now, new Date());
  const untilEnd = signal ? AbortSignal.any([signal, time.words]) : time.words;
  let reply = turn.reply;
  let shown = '';
  let words = '';
  try {
    for await (const { text, isWhole } of passedSentences(ai, turn, { allowedAt, signal: untilEnd })) {
      words += text;
      if (isStreamed ? text === '' : !isWhole) continue;
      const worded = wordedReply(turn.reply, words, ai.description);
      await keepWording(db, turn, { ownerId, instead: reply, worded, signal: time.turn });
      reply = worded;
      if (!isStreamed) continue;
      shown = words;
      yield { type: 'text', text, model: ai.description };
    }
  } catch (error) {
    const reason = error instanceof Overtaken ? 'overtaken' : reasonOf(error);
    if (reason === undefined) throw error;
    console.info(`harbor: the ${shown ? 'reply ends early' : 'written reply stands'} (${reason})`);
  }
  return { reply, shown };
}

/** The last event of an answer. */
export async function finished(events: AsyncIterable<ChatEvent>) {
  for await (const event of events) if (event.type === 'done') return event;
  throw new Error('the answer broke off');
}
