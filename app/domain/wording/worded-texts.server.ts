import { createHash } from 'node:crypto';
import type { Database } from 'db/client';
import { claimWording, findWording, updateWording } from 'db/repositories/wordings';
import { AiFailure, type AiGateway } from '../../gateways/ai/ai-gateway';
import { DAY_MS, MINUTE_MS } from '../calendar/durations';
import { checkWording } from './check';
import { wordingCall, wordingTokens } from './prompt';
import { wordingSchemaFor } from './schema';
import { BUILT_IN, type WordedTexts, type WordingGuard, type WordingInput } from './types';

/** Longer than a call can take: a process that claimed it and is not back by then has died. */
const CLAIM_MS = MINUTE_MS;
const AFTER_FAILURE_MS = 10 * MINUTE_MS;
/** The same question gives much the same answer: not before tomorrow. */
const AFTER_REFUSAL_MS = DAY_MS;

interface WordingRequest extends WordingInput {
  /** Null without a model or without the person's yes (`aiFor`): then the built-in texts, and nothing is asked. */
  ai: AiGateway | null;
  ownerId: string;
  guard: WordingGuard;
  now: Date;
  /** Takes over the call that nobody waits for; its failure has a name and holds no text. */
  inBackground: (what: string, work: Promise<unknown>) => void;
}

/** A model's texts that may not be shown. Its message names the rule, never the text. */
class WordingRefused extends Error {
  override name = 'WordingRefused';

  constructor(readonly rule: string) {
    super(`The worded texts broke the rule ${rule}.`);
  }
}

/**
 * Built-in texts, or what a model has made of them. Never waits for the model: the first time gives the built-in texts
 * and begins one call, over all instances; once that has passed the checks its texts are given instead.
 */
export async function wordedTexts(db: Database, request: WordingRequest): Promise<WordedTexts> {
  const { ai, ownerId, builtIn, now } = request;
  const ours = { texts: builtIn, wordedBy: BUILT_IN };
  if (!ai) return ours;
  const which = { ownerId, inputHash: hashOf(request, ai) };
  const known = await findWording(db, which);
  if (known?.texts) return { texts: known.texts, wordedBy: known.wordedBy };
  if (known && known.claimedUntil > now) return ours;
  const claim = { ...which, wordedBy: ai.description, claimedUntil: later(now, CLAIM_MS), now };
  if (await claimWording(db, claim)) request.inBackground('wording', word(db, request, ai, which));
  return ours;
}

async function word(
  db: Database,
  request: WordingRequest,
  ai: AiGateway,
  which: { ownerId: string; inputHash: string },
): Promise<void> {
  const { guard, now } = request;
  try {
    const texts = await ai.answer({
      ...wordingCall(request),
      schema: wordingSchemaFor(request.builtIn),
      schemaName: 'wording',
      maxTokens: wordingTokens(request),
    });
    const verdict = checkWording(texts, { input: request, guard });
    if (!verdict.ok) throw new WordingRefused(verdict.rule);
    await updateWording(db, { ...which, texts });
  } catch (error) {
    const isOfNoUse =
      error instanceof WordingRefused || (error instanceof AiFailure && error.kind === 'unusable');
    const claimedUntil = later(now, isOfNoUse ? AFTER_REFUSAL_MS : AFTER_FAILURE_MS);
    await updateWording(db, { ...which, claimedUntil });
    throw error;
  }
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** A hash of everything that decides the answer. */
function hashOf(request: WordingInput, ai: AiGateway): string {
  const { instructions, input } = wordingCall(request);
  return createHash('sha256')
    .update(JSON.stringify([ai.description, instructions, input]))
    .digest('base64url');
}
