import { AiFailure, type AiGateway } from '../../gateways/ai/ai-gateway';
import { guard } from '../safety/guard';
import { hadCrisis, historyFor } from './history';
import { systemPrompt } from './prompt';
import type { Turn } from './take-turn.server';

const MAX_TOKENS = 220;
/** What comes later than this is not waited for. FLOWS section 7. */
const LATEST_MS = 8_000;

/** A reply that a model worded and that must not be shown. Holds the rule it broke, not the words. */
export class UnsafeReply extends Error {
  override name = 'UnsafeReply';
}

interface Asked {
  /** When the person said yes: nothing that was written before is sent. */
  allowedAt: Date | null;
  signal?: AbortSignal;
}

/**
 * A model's reply, held back until the guard has passed the whole of it: a sentence that seems harmless may not be, with
 * the next.
 * @throws AiFailure when the model gives none in time, UnsafeReply when it must not be shown, RangeError while risk is open
 */
export async function wordedByModel(
  ai: AiGateway,
  { messages, facts, risk: { level } }: Turn,
  { allowedAt, signal }: Asked,
): Promise<string> {
  if (level !== 'none') throw new RangeError('while risk is open no model is asked');
  const since = allowedAt?.toISOString() ?? '';
  const open = messages.slice(0, -1).filter(({ timestamp }) => timestamp >= since);
  const instructions = systemPrompt({ facts, isAfterCrisis: hadCrisis(messages) });
  const late = AbortSignal.timeout(LATEST_MS);
  let reply = '';
  try {
    const call = { instructions, messages: historyFor(open), maxTokens: MAX_TOKENS };
    for await (const piece of ai.reply({
      ...call,
      signal: signal ? AbortSignal.any([signal, late]) : late,
    })) {
      reply += piece;
    }
  } catch (error) {
    throw late.aborted && !signal?.aborted ? new AiFailure('timeout') : error;
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
