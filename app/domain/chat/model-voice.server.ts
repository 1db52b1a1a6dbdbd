import { AiFailure, type AiGateway } from '../../gateways/ai/ai-gateway';
import { guard, guardPart } from '../safety/guard';
import { isCrisis } from '../safety/types';
import { historyFor, instructionsFor } from './model-prompt';
import type { Turn } from './take-turn.server';

const MAX_TOKENS = 220;
const SENTENCE_END = /[.!?…]["'”’)\]]*\s+/g;

/** A reply that a model worded and that must not be shown. Holds the rule it broke, not the words. */
export class UnsafeReply extends Error {
  override name = 'UnsafeReply';
}

/**
 * A model's reply, sentence by sentence, each held back until the guard has passed it with all before it. At concern the
 * whole reply is held back, because then it also has to say certain things.
 * @throws AiFailure when the model gives none, UnsafeReply when it must not be shown, RangeError at crisis or above
 */
export async function* wordedByModel(
  ai: AiGateway,
  { messages, facts, risk: { level } }: Turn,
  signal?: AbortSignal,
): AsyncGenerator<string, void> {
  if (isCrisis(level)) throw new RangeError('a crisis is never answered by a model');
  const isConcern = level === 'concern';
  const instructions = instructionsFor(facts, isConcern ? 'concern' : 'none');
  // The reply at the end is the built-in one.
  const call = { instructions, messages: historyFor(messages.slice(0, -1)), maxTokens: MAX_TOKENS, signal };
  let whole = '';
  let shown = 0;
  for await (const piece of ai.reply(call)) {
    whole += piece;
    const end = isConcern ? 0 : endOfSentences(whole);
    if (end <= shown) continue;
    requirePassed(guardPart(whole.slice(0, end)));
    yield whole.slice(shown, end);
    shown = end;
  }
  requirePassed(guard(whole, level));
  if (shown < whole.length) yield whole.slice(shown);
}

function requirePassed(verdict: ReturnType<typeof guard>): void {
  if (!verdict.ok) throw new UnsafeReply(verdict.rule);
}

/** Where the last whole sentence ends. */
function endOfSentences(text: string): number {
  let end = 0;
  for (const { index, 0: found } of text.matchAll(SENTENCE_END)) end = index + found.length;
  return end;
}

/** Why a model's reply was not used, for the log: no word of it. Undefined for what is a mistake of ours. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof AiFailure) return error.kind;
  return error instanceof UnsafeReply ? error.message : undefined;
}
