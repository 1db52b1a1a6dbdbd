import { type HeardText, isCrisis } from '../../../safety/types';
import {
  fearsForJob,
  isOnlyTouch,
  namesBoss,
  namesElder,
  saysOnlyTouch,
  touchedSaid,
} from '../plain-danger/by-others/touched';
import { hasTold, withTold } from '../signs/told';
import { isExerciseStep, type Move, openingAt, stay } from '../talk/move';
import type { Talk, Told } from '../talk/state';

const LONGEST = 260;
const STEPS = /^(?:ASSAULT|HURT|SQ\.hurt)/;
const HURT_FLOW = /^(?:HURT|ASSAULT)$/;

/**
 * A touch that was not wanted: taken as told the first time, with its own step, which sends nobody to a hospital. What it may
 * cost to say so is answered beside it.
 */
export function touchedTold(talk: Talk, heard: HeardText): Move | null {
  const { words, level } = heard;
  const { risk, memory } = talk;
  if (words.length > LONGEST || level === 'imminent' || isAnExercise(talk)) return null;
  if (isCrisis(level) && heard.category !== 'abuse') return null;
  if (isCrisis(risk.level) && !HURT_FLOW.test(risk.flow ?? '')) return null;
  const isOpen = HURT_FLOW.test(risk.flow ?? '') || STEPS.test(memory.step ?? '') || hasTold(talk, 'touched');
  const isTold = touchedSaid(words);
  const isOfTouch = risk.flow === 'ASSAULT' || /^ASSAULT/.test(memory.step ?? '') || isTold;
  const isPutRight = isOpen && isOfTouch && saysOnlyTouch(words);
  const known = withFacts(talk, words, isPutRight || isOnlyTouch(words));
  const leads = isOpen && fearsForJob(words) ? ['hurt.job'] : [];
  if (isPutRight || (isTold && isOpen && risk.flow === 'ASSAULT')) return toTouched(known, leads);
  if (isTold && memory.said.ASSAULT === undefined) return first(known, words);
  return leads.length > 0 && (STEPS.test(memory.step ?? '') || hasTold(talk, 'touched'))
    ? beside(known, leads)
    : null;
}

/** On a page of an exercise it may be another's story; what was told before stays known there, too. */
const isAnExercise = (talk: Talk): boolean => isExerciseStep(talk.memory.step) && !hasTold(talk, 'touched');

/** Of a child, or of somebody in the family, it is asked first who it was and whether it is now. */
const first = (talk: Talk, words: string): Move =>
  talk.memory.person.isMinor || namesElder(words) ? openingAt(talk, 'HURT') : openingAt(talk, 'ASSAULT');

function toTouched(talk: Talk, leads: readonly string[]): Move {
  const { said, step } = talk.memory;
  if (said.ASSAULT === undefined && !/^ASSAULT/.test(step ?? '')) return openingAt(talk, 'ASSAULT', leads);
  const isRighted = leads.length === 0 && step === 'ASSAULT.soon';
  return openingAt(talk, 'ASSAULT.touched', isRighted ? ['corrected'] : leads);
}

/** At a step it stays open; anywhere else what was told is gone on with. */
const beside = (talk: Talk, leads: readonly string[]): Move =>
  STEPS.test(talk.memory.step ?? '') ? stay(talk, ...leads) : { ...stay(talk, ...leads), by: 'person' };

function withFacts(talk: Talk, words: string, isOnly: boolean): Talk {
  const facts: Told[] = [
    ...(isOnly ? ['touched' as const] : []),
    ...(namesBoss(words) ? ['boss' as const] : []),
  ];
  return facts.length === 0 ? talk : { ...talk, risk: withTold(talk.risk, ...facts) };
}
