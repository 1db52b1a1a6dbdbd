import { type HeardText, isCrisis } from '../../../safety/types';
import { isBlackmailed } from '../plain-danger/by-others/blackmail';
import { type Move, stay, suspending } from '../talk/move';
import type { Talk } from '../talk/state';

/** A threat to spread pictures: what to do about it, and not who is to blame; where dying is plainly spoken of, that goes first. */
export function blackmailed(talk: Talk, { words, level, rules }: HeardText): Move | null {
  if (!isBlackmailed(words) || isCrisis(level) || rules.some((id) => IS_MORE.test(id))) return null;
  if (/^(?:BLACKMAIL|SQ)/.test(talk.memory.step ?? '')) return null;
  if (isCrisis(talk.risk.level)) return talk.memory.said.BLACKMAIL ? null : stay(talk, 'BLACKMAIL');
  return { talk: suspending(talk), to: 'BLACKMAIL', by: 'person' };
}
/** Another rule than that somebody does harm. */
const IS_MORE = /^(?!learned:|overruled:)(?!.*abuse)/;
