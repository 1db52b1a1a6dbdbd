import { DENIED, REQUIRED } from './guard-rules';
import { MORE_DENIED } from './guard-rules-more';
import { plainCharacters } from '../listener/text/characters';
import { SAFETY_LEVELS, type SafetyLevel } from './types';

export type GuardVerdict = { ok: true } | { ok: false; rule: string };

/**
 * Whether a reply that a model wrote may be shown to somebody at this level. `rule` names what it broke; it may be
 * logged, the reply may not. Requirements are of the whole reply: part of one is checked with `guardPart`.
 */
export function guard(reply: string, level: SafetyLevel): GuardVerdict {
  const text = plainReply(reply);
  const denied = guardPart(reply);
  if (!denied.ok) return denied;
  const missing = REQUIRED.find(
    ({ from, patterns }) => weight(level) >= weight(from) && !patterns.some((pattern) => pattern.test(text)),
  );
  return missing ? { ok: false, rule: missing.id } : { ok: true };
}

/** The deny-list alone: for a streamed reply, given all of it so far. */
export function guardPart(reply: string): GuardVerdict {
  const text = plainReply(reply);
  if (!/\p{L}{2}/u.test(text)) return { ok: false, rule: 'deny.empty' };
  const broken = ALL_DENIED.find(({ patterns }) => patterns.some((pattern) => pattern.test(text)));
  return broken ? { ok: false, rule: broken.id } : { ok: true };
}

const ALL_DENIED = [...DENIED, ...MORE_DENIED];

const weight = (level: SafetyLevel) => SAFETY_LEVELS.indexOf(level);

const plainReply = (reply: string) => plainCharacters(reply).replace(/\s+/g, ' ').trim();
