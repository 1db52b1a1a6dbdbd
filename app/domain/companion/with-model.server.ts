import { AiFailure, type AiGateway } from '../../gateways/ai/ai-gateway';
import type { SafetyLevel } from '../safety/types';
import { hadCrisis, historyFor } from './history';
import { systemPrompt } from './prompt';
import { wholeSentences } from './sentences';
import type { KnownFacts } from './types';

const REPLY_TOKENS = 300;
/** Well over 80 words: a reply that grows beyond it has lost its way. */
const REPLY_CHARACTERS = 1_200;

/**
 * `piece`: one or more whole sentences that have passed the guard. `fallback`, always the last event: what was shown is
 * replaced with the built-in reply; `reason` holds no text and may be logged. Without it the reply is whole.
 */
export type ModelReplyEvent = { type: 'piece'; text: string } | { type: 'fallback'; reason: string };

/**
 * Judges all of a reply so far. `isWhole` once it is finished: then what has to be in it must be in it (the safety
 * module's `guard`, and `guardPart` before that).
 */
export type ReplyGuard = (textSoFar: string, isWhole: boolean) => { ok: true } | { ok: false; rule: string };

interface ModelReply {
  /** From `aiFor(owner)`: the person has said yes. */
  ai: AiGateway;
  /** Oldest first, the person's newest message last. */
  messages: readonly { role: 'user' | 'assistant'; content: string; level?: SafetyLevel }[];
  facts: KnownFacts;
  /** The higher of this message's level and the open risk: at crisis and imminent the model is not called. */
  level: SafetyLevel;
  guard: ReplyGuard;
  /** Ends the call when the person has left. */
  signal?: AbortSignal;
}

/** A model's reply, sentence by sentence. Throws only what is not a failure of the model. */
export async function* replyWithModel(request: ModelReply): AsyncGenerator<ModelReplyEvent, void> {
  const { ai, messages, facts, level, guard, signal } = request;
  if (level === 'crisis' || level === 'imminent') return yield fallback(`level.${level}`);
  const history = historyFor(messages);
  if (history.at(-1)?.role !== 'user') return yield fallback('nothing-to-answer');
  const instructions = systemPrompt({ facts, level, isAfterCrisis: hadCrisis(messages) });
  let text = '';
  let shown = 0;
  try {
    for await (const piece of ai.reply({
      instructions,
      messages: history,
      maxTokens: REPLY_TOKENS,
      signal,
    })) {
      text += piece;
      if (text.length > REPLY_CHARACTERS) return yield fallback('too-long');
      const end = wholeSentences(text);
      if (end <= shown) continue;
      const verdict = guard(text.slice(0, end), false);
      if (!verdict.ok) return yield fallback(verdict.rule);
      yield { type: 'piece', text: text.slice(shown, end) };
      shown = end;
    }
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    return yield fallback(`model.${error.kind}`);
  }
  const verdict = guard(text, true);
  if (!verdict.ok) return yield fallback(verdict.rule);
  if (shown < text.length) yield { type: 'piece', text: text.slice(shown) };
}

const fallback = (reason: string): ModelReplyEvent => ({ type: 'fallback', reason });
