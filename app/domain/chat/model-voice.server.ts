import { AiFailure, type AiGateway } from '../../gateways/ai/ai-gateway';
import { guard } from '../safety/guard';
import type { SafetyLevel } from '../safety/types';
import { hadCrisis, historyFor } from './history';
import { systemPrompt } from './prompt';
import type { Turn } from './take-turn.server';
import { endOfSentences } from './whole-sentences';
import { boundQuestion } from './worded-reply';

const MAX_TOKENS = 220;
/** What the prompt asks for: words past it are shown only once the reply is whole. FLOWS section 7. */
const ASKED_WORDS = 80;
/** No reply may be longer, as in the guard: reading on would only cost time. */
const MOST_WORDS = 120;
const MOST_CHARACTERS = 1600;
/** What some models think aloud, and web pages. The reply is shown as plain text. */
const MARKUP = /<[/!]?[a-z]/i;

/** A reply that a model worded and that must not be shown. Holds the rule it broke, not the words. */
export class UnsafeReply extends Error {
  override name = 'UnsafeReply';
}

interface Asked {
  /** When the person said yes: nothing that was written before is sent. */
  allowedAt: Date | null;
  /** Ends it when the person has left, or the time of the turn is over. */
  signal?: AbortSignal;
}

/** What may be shown next of a reply; joined, the texts are the reply. */
interface Passed {
  text: string;
  isWhole: boolean;
}

/**
 * A model's reply in whole sentences, each once the guard has passed everything up to its end as a reply of its own; the
 * last when the model has finished and the guard has passed all of it.
 * @throws AiFailure when the model does not finish in time, UnsafeReply when no more may be shown, RangeError while risk
 * is open
 */
export async function* passedSentences(
  ai: AiGateway,
  { messages, reply: written, facts, risk: { level } }: Turn,
  { allowedAt, signal }: Asked,
): AsyncGenerator<Passed, void> {
  if (level !== 'none') throw new RangeError('while risk is open no model is asked');
  const since = allowedAt?.toISOString() ?? '';
  const open = messages.slice(0, -1).filter(({ timestamp }) => timestamp >= since);
  const instructions = systemPrompt({
    facts,
    isAfterCrisis: hadCrisis(messages),
    question: boundQuestion(written),
  });
  const call = { instructions, messages: historyFor(open), maxTokens: MAX_TOKENS, signal };
  let reply = '';
  let passed = 0;
  for await (const piece of ai.reply(call)) {
    reply = (reply + piece).trimStart();
    if (reply.length > MOST_CHARACTERS || wordsIn(reply) > MOST_WORDS) throw new UnsafeReply('deny.too-long');
    const end = endOfSentences(reply);
    const sentences = reply.slice(0, end);
    if (end <= passed || wordsIn(sentences) > ASKED_WORDS) continue;
    requireSafe(sentences, level);
    yield { text: reply.slice(passed, end), isWhole: false };
    passed = end;
  }
  reply = reply.trimEnd();
  requireSafe(reply, level);
  yield { text: reply.slice(passed), isWhole: true };
}

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

function requireSafe(reply: string, level: SafetyLevel): void {
  if (MARKUP.test(reply)) throw new UnsafeReply('markup');
  const verdict = guard(reply, level);
  if (!verdict.ok) throw new UnsafeReply(verdict.rule);
}

/** Why a model's reply was not used, or not to its end, for the log: no word of it. Undefined for a mistake of ours. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof AiFailure) return error.kind;
  return error instanceof UnsafeReply ? error.message : undefined;
}
