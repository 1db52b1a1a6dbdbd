import { AiFailure, type AiGateway } from '../../gateways/ai/ai-gateway';
import { guard } from '../safety/guard';
import { isCrisis } from '../safety/types';
import { hadCrisis, historyFor } from '../companion/history';
import { systemPrompt } from '../companion/prompt';
import type { Turn } from './take-turn.server';

const MAX_TOKENS = 220;

/** A reply that a model worded and that must not be shown. Holds the rule it broke, not the words. */
export class UnsafeReply extends Error {
  override name = 'UnsafeReply';
}

/**
 * A model's reply, held back until the guard has passed the whole of it: a sentence that seems harmless may not be, with
 * the next.
 * @throws AiFailure when the model gives none, UnsafeReply when it must not be shown, RangeError at crisis or above
 */
export async function wordedByModel(
  ai: AiGateway,
  { messages, facts, risk: { level } }: Turn,
  signal?: AbortSignal,
): Promise<string> {
  if (isCrisis(level)) throw new RangeError('a crisis is never answered by a model');
  const instructions = systemPrompt({ facts, level, isAfterCrisis: hadCrisis(messages) });
  // The reply at the end is the built-in one.
  const history = historyFor(messages.slice(0, -1));
  let reply = '';
  for await (const piece of ai.reply({ instructions, messages: history, maxTokens: MAX_TOKENS, signal })) {
    reply += piece;
  }
  const verdict = guard(reply, level);
  if (!verdict.ok) throw new UnsafeReply(verdict.rule);
  return reply.trim();
}

/** Why a model's reply was not used, for the log: no word of it. Undefined for what is a mistake of ours. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof AiFailure) return error.kind;
  return error instanceof UnsafeReply ? error.message : undefined;
}
