import { replyTo } from '../companion/reply';
import { NEW_MEMORY, type CompanionMemory, type KnownFacts } from '../companion/types';
import { assess } from '../safety/assess';
import {
  isCrisis,
  NO_RISK,
  SAFETY_LEVELS,
  type Assessment,
  type SafetyLanguage,
  type SafetyLevel,
  type SafetyState,
} from '../safety/types';
import { CONVERSATION_MAX_CHARACTERS, CONVERSATION_MAX_MESSAGES } from './limits';
import type { ChatMessage } from './message';

/** Risk that was open stays open in the conversation after, when that begins within a day. */
const CARRIED_FOR_MS = 24 * 3_600_000;
/** Somebody who writes again this soon is still in the same talk, whatever the calendar says. */
const SAME_TALK_MS = 2 * 3_600_000;

export interface Conversation {
  id: string;
  localDate: string | null;
  endedAt: Date | null;
  messages: ChatMessage[];
  memory: CompanionMemory;
  safety: SafetyState;
  highestLevel: SafetyLevel;
  crisisAt: Date | null;
}

/** What a page shows of open risk. */
export interface OpenRisk {
  level: SafetyLevel;
  language: SafetyLanguage;
}

export interface CurrentChat {
  /** Null until the person has written: then there is only the greeting, stored nowhere. */
  id: string | null;
  messages: ChatMessage[];
  risk: OpenRisk;
  hasEarlier: boolean;
}

export const higherOf = (one: SafetyLevel, other: SafetyLevel): SafetyLevel =>
  SAFETY_LEVELS.indexOf(one) >= SAFETY_LEVELS.indexOf(other) ? one : other;

/** True when the next message still belongs to it: the same local day, not ended, and not too long. */
export function canGoOn({ endedAt, localDate, messages }: Conversation, today: string): boolean {
  return endedAt === null && localDate === today && !isFull(messages);
}

function isFull(messages: readonly ChatMessage[]): boolean {
  if (messages.length >= CONVERSATION_MAX_MESSAGES) return true;
  return messages.reduce((sum, { content }) => sum + content.length, 0) >= CONVERSATION_MAX_CHARACTERS;
}

/** What a new conversation takes over from the one before: open risk, and the thread with it or when nobody left. */
export function carriedOver(before: Conversation | undefined, now: Date) {
  const last = before?.messages.at(-1);
  const age = last ? now.getTime() - Date.parse(last.timestamp) : Infinity;
  const isSameTalk = before?.endedAt === null && age <= SAME_TALK_MS;
  const safety = before && age <= CARRIED_FOR_MS ? before.safety : NO_RISK;
  const keepsThread = isSameTalk || safety.level !== 'none';
  return { safety, memory: before && keepsThread ? before.memory : NEW_MEMORY, isSameTalk };
}

export interface AnsweredTurn {
  /** What the conversation is after the turn. */
  changes: Pick<Conversation, 'messages' | 'memory' | 'safety' | 'highestLevel' | 'crisisAt'>;
  assessment: Assessment;
  reply: ChatMessage;
}

/** The person's message and the built-in companion's reply, added to a conversation. */
export function answerTurn(
  conversation: Pick<Conversation, 'id' | keyof AnsweredTurn['changes']>,
  { text, facts, now }: { text: string; facts: KnownFacts; now: Date },
): AnsweredTurn {
  const timestamp = now.toISOString();
  const { assessment, state } = assess(text, conversation.safety);
  const { memory, id: seed } = conversation;
  const answer = replyTo({ text, seed, memory, assessment, state, facts });
  const level = higherOf(assessment.level, state.level);
  const reply: ChatMessage = { role: 'assistant', content: answer.text, timestamp, level };
  const isOwnCrisis = isCrisis(assessment.level) && assessment.subject !== 'other';
  return {
    assessment,
    reply,
    changes: {
      messages: [...conversation.messages, { role: 'user', content: text, timestamp }, reply],
      memory: answer.memory,
      safety: { ...state, asked: answer.asked },
      highestLevel: higherOf(conversation.highestLevel, assessment.level),
      crisisAt: isOwnCrisis ? now : conversation.crisisAt,
    },
  };
}
