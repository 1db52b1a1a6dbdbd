import { RECOGNISER } from '../listener/listen';
import { plainCharacters } from '../listener/text/characters';
import type { Recogniser } from '../listener/weights-format';
import { saidOnCharged } from './denied/charged';
import { FAMILIES } from './denied/families';
import { isHeardAsDanger } from './denied/heard-as-danger';
import { type Denial, isSaid } from './denied/phrase';
import { sentencesOf } from './denied/sentences';
import { REQUIRED } from './required';
import { SAFETY_LEVELS, type SafetyLevel } from './types';

export type GuardVerdict = { ok: true } | { ok: false; rule: string };

/** The companion's prompt asks for 80: past this a reply has lost its way. */
const MOST_WORDS = 120;
const MOST_CHARACTERS = 1600;

/**
 * Whether a reply that a model wrote may be shown to somebody at this level. `rule` names what it broke; it may be
 * logged, the reply may not. Requirements are of the whole reply: part of one is checked with `guardPart`.
 */
export function guard(reply: string, level: SafetyLevel, recogniser: Recogniser = RECOGNISER): GuardVerdict {
  const denied = guardPart(reply, recogniser);
  if (!denied.ok) return denied;
  const text = onOneLine(plainCharacters(reply));
  const missing = REQUIRED.find(
    ({ from, patterns }) => weight(level) >= weight(from) && !patterns.some((pattern) => pattern.test(text)),
  );
  return missing ? { ok: false, rule: missing.id } : { ok: true };
}

/** The deny-list and the length alone: for a streamed reply, given all of it so far. */
export function guardPart(reply: string, recogniser: Recogniser = RECOGNISER): GuardVerdict {
  const plain = plainCharacters(reply);
  const text = onOneLine(plain);
  if (!/\p{L}{2}/u.test(text)) return { ok: false, rule: 'deny.empty' };
  if (text.length > MOST_CHARACTERS || text.split(' ').length > MOST_WORDS)
    return { ok: false, rule: 'deny.too-long' };
  const sentences = sentencesOf(plain);
  const broken = FAMILIES.find((family) => isBroken(family, text, sentences));
  if (broken) return { ok: false, rule: broken.id };
  const charged = sentences.map(saidOnCharged).find((id) => id !== undefined);
  if (charged) return { ok: false, rule: charged };
  const isDanger = sentences.some((sentence) => isHeardAsDanger(sentence, recogniser));
  return isDanger ? { ok: false, rule: 'deny.heard-as-danger' } : { ok: true };
}

const isBroken = ({ patterns = [], phrases = [] }: Denial, text: string, sentences: string[]) =>
  patterns.some((pattern) => pattern.test(text)) ||
  phrases.some((phrase) => sentences.some((sentence) => isSaid(phrase, sentence)));

const weight = (level: SafetyLevel) => SAFETY_LEVELS.indexOf(level);

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
