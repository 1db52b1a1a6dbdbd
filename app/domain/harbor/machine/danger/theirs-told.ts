import { type HeardText, isCrisis } from '../../../safety/types';
import { adultHurt } from '../plain-danger/by-others/adult-hurt';
import { childHurt } from '../plain-danger/by-others/child-hurt';
import { asksNumber, fearsWhatFollows, isWithThem, wantsNoName } from '../plain-danger/by-others/child-line';
import { hurtSaid } from '../plain-danger/by-others/hurt';
import { beginsWithANo } from '../plain-danger/denied/denied-again';
import { harmOfSomebody } from '../plain-danger/others/harm-of-somebody';
import { saysNotMe } from '../plain-danger/others/of-another';
import { withNoKept } from '../signs/no-kept';
import { hasTold, without, withTold } from '../signs/told';
import { isExerciseStep, type Move, openingAt, stay, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import { isOwnLife } from './said-in-flow';

const STEPS = /^(?:CHILD\.(?:other|next)|HURT\.(?:other|their|seen))$/;

/**
 * Harm that somebody else suffers, told by who sees it: a child's is the child's danger, another grown-up's theirs, and
 * nobody is asked for it whether they are hurt themselves. Null: none is told, or it is told of themselves, too.
 */
export function theirsTold(talk: Talk, heard: HeardText): Move | null {
  const { risk } = talk;
  const { words } = heard;
  const beside = askedBesideChild(talk, words);
  if (beside) return beside;
  if (heard.level === 'imminent' || (isCrisis(heard.level) && heard.category !== 'abuse')) return null;
  if (
    isCrisis(risk.level) &&
    !(STEPS.test(talk.memory.step ?? '') || (isOwnLife(talk) && risk.flow === null))
  )
    return null;
  return childTold(talk, words) ?? adultTold(talk, words) ?? saidAgain(talk, words);
}

function childTold(talk: Talk, words: string): Move | null {
  const { risk, memory } = talk;
  const said = childHurt(words);
  if (said === null || isOfThemToo(words)) return null;
  const isAsked = risk.question?.step === 'SQ.child';
  const kept = withNo(talk, words);
  if ((said === 'feared' && !isAsked) || isExerciseStep(memory.step))
    return risk.otherAsked.includes('SQ.child')
      ? null
      : { talk: suspending(kept), to: 'SQ.child', by: 'signs' };
  const known = { ...kept, risk: withTold(without(kept.risk, 'theirs'), 'child') };
  if (/^CHILD\.(?:other|next)$/.test(memory.step ?? ''))
    return { talk: known, to: 'CHILD.next', by: 'person' };
  return openingAt(known, 'CHILD.other', wantsNoName(words) ? ['child.noName'] : []);
}

function adultTold(talk: Talk, words: string): Move | null {
  if (hasTold(talk, 'child') || !adultHurt(words)) return null;
  if (isOfThemToo(words) || isExerciseStep(talk.memory.step)) return null;
  const kept = withNo(talk, words);
  const known = { ...kept, risk: withTold(kept.risk, 'theirs') };
  const to = /^HURT\.(?:other|their)$/.test(talk.memory.step ?? '') ? 'HURT.their' : 'HURT.other';
  return openingAt(known, to);
}

/** "I told you he is hurting her": it is not known whom, and that is asked. */
function saidAgain(talk: Talk, words: string): Move | null {
  const { risk } = talk;
  if (risk.question !== null || risk.otherAsked.includes('SQ.whom') || !TOLD_YOU.test(words)) return null;
  return harmOfSomebody(words) && !isOfThemToo(words)
    ? { talk: suspending(talk), to: 'SQ.whom', by: 'signs' }
    : null;
}
const TOLD_YOU =
  /(?:^| )(?:i (?:already |just |literally )*(?:said|told you)|(?:ya )?te (?:lo )?(?:acabo de decir|dije|he dicho|estoy diciendo|digo))(?= )/;

/** Force against themselves is told beside it: that is met as theirs. */
const isOfThemToo = (words: string): boolean => hurtSaid(words) !== null && ON_ME.test(words);
const ON_ME =
  /(?:^| )(?:(?:hits?|hit|beats?|beating|slaps?|slapped|kicks?|kicked|punch\S*|chok\S*|push\S*|shov\S*|hurts?|hurting|grab\S*|threw|throws|threaten\S*|afraid|scared|drag\S*|locks?|kill) (?:\S+ ){0,2}(?:me|us)|me (?:ha |lol |esta |va a )?(?:peg|golpe|empuj|agarr|jal|lastim|amenaz|mat|ahorc|maltrat|tir|insult|grit)\S*|nos (?:ha |esta )?(?:peg|golpe|amenaz|maltrat)\S*|le tengo (?:\S+ )?miedo)(?= )/;

/** The no that stands before it is one to what was asked. */
const withNo = (talk: Talk, words: string): Talk =>
  talk.risk.question !== null && (beginsWithANo(words) || saysNotMe(words)) ? withNoKept(talk) : talk;

/** Whether a name has to be given, and what comes after a call. */
function askedBesideChild(talk: Talk, words: string): Move | null {
  const isOpen = isCrisis(talk.risk.level) && (hasTold(talk, 'child') || talk.risk.flow === 'CHILD');
  if (!isOpen || !/^(?:CHILD\.(?:other|next)|HURT\.seen)$/.test(talk.memory.step ?? '')) return null;
  if (isWithThem(words)) return { talk, to: 'CHILD.next', by: 'person' };
  if (asksNumber(words))
    return { talk, to: 'CHILD.other', leads: wantsNoName(words) ? ['child.noName'] : [], by: 'person' };
  if (wantsNoName(words)) return stay(talk, 'child.noName');
  return fearsWhatFollows(words) ? stay(talk, 'child.fear') : null;
}
