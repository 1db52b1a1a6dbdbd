import { type HeardText, isCrisis } from '../../../safety/types';
import { fallsAsleepDriving } from '../plain-danger/body/asleep-driving';
import { asksInstead, bleedsOn, hasCut, hasUrge, isBleeding } from '../plain-danger/body/cutting';
import { wantsToDoIt } from '../plain-danger/body/self-harm';
import { deniesDying } from '../plain-danger/denied/denies-dying';
import { isOfAnother } from '../plain-danger/others/of-another';
import { hasTold } from '../signs/told';
import { type Move, openingAt, suspending } from '../talk/move';
import type { Talk } from '../talk/state';

/** Who falls asleep at the wheel is asked to stop, unless the same words tell of more. */
export function asleepDriving(talk: Talk, { words, level }: HeardText): Move | null {
  if (talk.risk.level === 'imminent' || isCrisis(level) || !fallsAsleepDriving(words)) return null;
  return { talk: suspending(talk), to: 'DRIVE', by: 'person' };
}

/** An urge to hurt oneself is met with what to do in its place; whether dying is part of it is asked once. */
export function urgeTold(talk: Talk, { words, level, category }: HeardText): Move | null {
  const { risk, memory } = talk;
  if (risk.level === 'imminent' || level === 'imminent' || isBleeding(words)) return null;
  if (isCrisis(level) && category === 'suicide') return null;
  if (/^(?:HARM\.[23]|URGE)/.test(memory.step ?? '')) return null;
  const isKnown =
    risk.flow === 'HARM' ||
    hasTold(talk, 'harm') ||
    Object.keys(memory.said).some((id) => /^(?:HARM|URGE)/.test(id));
  // At the question about a wound the step after it is what they ask for.
  const isPast = risk.answer === 'no' || memory.step === 'HARM' || memory.step === 'HARM.care';
  return hasUrge(words) || (isKnown && (asksInstead(words) || wantsToDoIt(words)))
    ? openingAt(talk, isPast ? 'HARM.3' : 'HARM.2', ['harm.instead'])
    : null;
}

/** A wound of their own making, told where danger stands open, or after it: the wound goes before any question. */
export function woundTold(talk: Talk, { words, danger }: HeardText): Move | null {
  const { risk, memory } = talk;
  if (isOfAnother(words) || /^(?:HARM(?:$|\.(?:911|care))|OD)/.test(memory.step ?? '')) return null;
  const isKnown = risk.flow === 'HARM' || memory.said[WOUND] !== undefined;
  const isOpen =
    risk.level !== 'none' ||
    risk.question !== null ||
    risk.answer !== null ||
    danger >= SOME_DANGER ||
    deniesDying(words);
  const bleeds = bleedsOn(words) && (hasCut(words) || (isKnown && isBleeding(words)));
  if (bleeds) return openingAt(talk, 'HARM.911');
  return isOpen && hasCut(words) && memory.said[WOUND] === undefined ? openingAt(talk, 'HARM') : null;
}
const WOUND = 'HARM?';
const SOME_DANGER = 0.35;
