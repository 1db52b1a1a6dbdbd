import type { HeardText } from '../../../safety/types';
import { pressed } from '../offers/press';
import {
  asksOfTaken,
  feelsDull,
  isDaily,
  namesMedicine,
  overDoseSaid,
  wasNotToDie,
} from '../plain-danger/body/overdose';
import { feelsIll, takenSaid, tookOfIt } from '../plain-danger/body/taken';
import { tookNothing } from '../plain-danger/denied/put-right-in-risk';
import { isOfAnother } from '../plain-danger/others/of-another';
import { hasTold, withTold } from '../signs/told';
import { type Move, openingAt, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import { isOwnFlow } from './another-meant';

const BODY = /^(?:OD|WITHDRAW|BODY|FOOD)/;
const isAt = ({ memory }: Talk, steps: RegExp) => steps.test(memory.step ?? '');

/**
 * Something was taken, or more of it than the dose: help first, before any question about dying and any subject. Once told
 * it stays known: no "no" to another question takes it back, and what is asked or felt later is about it.
 */
export function takenNow(talk: Talk, heard: HeardText): Move | null {
  const { words } = heard;
  if (isAt(talk, /^OD(?:$|\.(?:fine|wait|cannot))/) && feelsIll(words)) return openingAt(talk, 'OD.911');
  if (hasTold(talk, 'taken')) return sinceTold(talk, words);
  if (!isTaken(talk, words) || isAt(talk, BODY)) return null;
  if (isOfAnother(words)) return openingAt(talk, 'THIRD.911');
  return openingAt(
    { ...talk, risk: withTold(talk.risk, 'taken') },
    'OD',
    overDoseSaid(words) ? ['od.ready'] : [],
  );
}

function isTaken(talk: Talk, words: string): boolean {
  const { risk } = talk;
  const isNamed = hasTold(talk, 'means') || isAt(talk, /^SUI\.(?:means|pills)/);
  const isOpen =
    isNamed || risk.level !== 'none' || risk.question !== null || risk.answer === 'held' || risk.isDirect;
  const isIll = risk.level === 'imminent' && isOwnFlow(talk) && !isAt(talk, /^SUI\.with/) && feelsIll(words);
  return (
    isIll ||
    (takenSaid(words, isOpen) && !isDaily(words)) ||
    (isNamed && tookOfIt(words)) ||
    overDoseSaid(words)
  );
}

/** After it was told: a body that feels it goes to help now, a doubt is answered, and no other meaning of it ends it. */
function sinceTold(talk: Talk, words: string): Move | null {
  if (tookNothing(words) || isOfAnother(words)) return null;
  const isHere = isAt(talk, /^(?:OD|COMING|SUI\.with|PERSON)/);
  if (feelsDull(words) || feelsIll(words))
    return isAt(talk, /^OD\.911/) ? stay(talk, 'od.noWait') : openingAt(talk, 'OD.911');
  if (overDoseSaid(words)) return isHere ? noWait(talk) : openingAt(talk, 'OD');
  if (isHere && !isAt(talk, /^OD/)) return null;
  const isAsked = asksOfTaken(words) && (isHere || namesMedicine(words) || words.length <= SHORT);
  if (isAsked) return isHere ? noWait(talk) : openingAt(talk, 'OD', ['od.noWait']);
  if (!isHere || !wasNotToDie(words)) return null;
  const fine = talk.memory.offered.find(({ id }) => id === 'fine');
  return fine ? { ...pressed(talk, fine), leads: ['od.anyway'] } : stay(talk, 'od.anyway');
}
const SHORT = 60;

const noWait = (talk: Talk): Move => stay(talk, 'od.noWait');
