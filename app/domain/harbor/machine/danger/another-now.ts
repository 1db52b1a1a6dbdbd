import { type HeardText, isCrisis } from '../../../safety/types';
import { saysNotMe } from '../plain-danger/others/of-another';
import { putsInOrder, type SignOfNow, signsOfNow } from '../plain-danger/others/signs-of-now';
import { saysMe } from '../plain-danger/others/whose';
import { hasTold, withTold } from '../signs/told';
import { isOwnQuestion, type Move, openingAt, stay, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import { isForAnother } from './another-helped';

type Signs = ReadonlySet<SignOfNow>;

/**
 * What is told of somebody else that may mean now, at whatever step: a locked door with no answer, a thud, a message like a
 * farewell, things given away for good. Null: the text tells nothing of it.
 */
export function anotherNow(talk: Talk, heard: HeardText): Move | null {
  const { risk } = talk;
  const { words } = heard;
  const isKnown = isForAnother(talk);
  const signs = signsOfNow(words, { isKnown });
  if (!isKnown && saysNotMe(words) && putsInOrder(words) && !signs.has('farewell'))
    return openingAt({ ...talk, risk: { ...risk, question: null } }, 'THIRD');
  if (signs.size === 0 || saysMe(words)) return null;
  if (isKnown) return whileOpen(talk, signs);
  const isOwn = isOwnQuestion(risk.question?.step ?? '') || risk.level !== 'none' || isCrisis(heard.level);
  const isAsked = risk.question?.step === 'SQ.third';
  if (isOwn && !isAsked && !saysNotMe(words) && !isClear(signs)) return null;
  return unopened(talk, signs);
}

const isShut = (signs: Signs) => (signs.has('locked') || signs.has('behind')) && signs.has('silent');
const isClear = (signs: Signs) => signs.has('farewell') || signs.has('gave');

/** Known to be in danger: what may be happening behind the door is for who can open it. */
function whileOpen(talk: Talk, signs: Signs): Move | null {
  const { memory } = talk;
  const isLocked = signs.has('locked') || hasTold(talk, 'locked');
  const known = signs.has('locked') ? { ...talk, risk: withTold(talk.risk, 'locked') } : talk;
  if (hasTold(talk, 'help')) return signs.has('sudden') ? stay(known, 'third.tellThem') : null;
  const isNow =
    signs.has('sudden') ||
    signs.has('farewell') ||
    (isLocked && signs.has('silent')) ||
    (signs.has('gave') && (signs.has('silent') || isLocked));
  if (!isNow)
    return isLocked && known !== talk && memory.said['third.goIn'] ? stay(known, 'third.locked') : null;
  const leads = isLocked ? ['third.locked'] : [];
  return memory.step === 'THIRD.911'
    ? stay(known, isLocked ? 'third.locked' : 'third.nowToo')
    : openingAt({ ...known, risk: { ...known.risk, question: null } }, 'THIRD.911', leads);
}

/** Nothing is open yet: what is clear opens it, one sign alone is asked about. */
function unopened(talk: Talk, signs: Signs): Move | null {
  const { risk } = talk;
  const isAsked = risk.question?.step === 'SQ.third';
  const kinds = [signs.has('farewell'), signs.has('gave'), isShut(signs), signs.has('unseen')].filter(
    Boolean,
  );
  if (kinds.length === 0) return null;
  const known = {
    ...talk,
    risk: { ...(signs.has('locked') ? withTold(risk, 'locked') : risk), question: null },
  };
  const isUrgent = isShut(signs) && (isClear(signs) || signs.has('sudden'));
  if (isUrgent) return openingAt(known, 'THIRD.911', signs.has('locked') ? ['third.locked'] : []);
  if (isClear(signs) || kinds.length > 1 || isAsked) return openingAt(known, 'THIRD');
  const mayAsk = isShut(signs) || (signs.has('unseen') && signs.has('silent'));
  if (!mayAsk || risk.otherAsked.includes('SQ.third')) return null;
  return { talk: suspending(known), to: 'SQ.third', by: 'signs' };
}
