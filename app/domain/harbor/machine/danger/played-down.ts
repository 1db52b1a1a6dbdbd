import { type HeardText, isCrisis } from '../../../safety/types';
import { hitAgain, keepsQuiet, namesSmallForce, playsDownForce } from '../plain-danger/denied/played-down';
import { hasTold } from '../signs/told';
import { type Move, openingAt, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import { isHurtByAnother } from './said-in-flow';

const LONGEST = 240;

/** Whether it was asked, or told, that somebody hurts them. */
const wasAsked = ({ risk }: Talk): boolean =>
  risk.otherAsked.includes('SQ.hurt') || risk.told.includes('notHurt');

/**
 * A blow that is made small, and the quiet that is kept so that nobody flares up: no "no" to whether somebody hurts them, and
 * after that was asked one more reason to ask what is happening now. Null: the text tells of neither.
 */
export function playedDown(talk: Talk, heard: HeardText): Move | null {
  const { risk, memory } = talk;
  const { words } = heard;
  if (words.length > LONGEST || isHurtByAnother(talk) || isCrisis(risk.level)) return null;
  if (heard.level === 'imminent' || (isCrisis(heard.level) && heard.category !== 'abuse')) return null;
  const asked = risk.question?.step ?? null;
  const isAsked = asked === 'SQ.hurt' || wasAsked(talk);
  const isForce = playsDownForce(words) || hitAgain(words) || (isAsked && namesSmallForce(words));
  const isClose = isAsked || memory.topic === 'partner' || hasTold(talk, 'partner');
  if (!isForce && !(isClose && keepsQuiet(words))) return null;
  if (asked !== null && asked !== 'SQ.hurt' && !wasAsked(talk)) return isForce ? asking(talk) : null;
  return isAsked ? openingAt(talk, 'HURT', ['hurt.counts']) : asking(talk);
}

const asking = (talk: Talk): Move => ({ talk: suspending(talk), to: 'SQ.hurt', by: 'signs' });

/**
 * The question in the place of one about the own life, where what was learned hears violence at home before all else: whether
 * somebody hurts them, and where that was asked what is happening now. Null: it does not.
 */
export function homeInstead(talk: Talk, { confidences, level }: HeardText): Move | null {
  const home = confidences['o.home'] ?? 0;
  const others = Object.entries(confidences).filter(([sign]) => /^[so]\./.test(sign) && sign !== 'o.home');
  if (isCrisis(level) || home < HEARD || others.some(([, sure]) => (sure ?? 0) >= home)) return null;
  return wasAsked(talk)
    ? { talk: suspending(talk), to: 'HURT', by: 'signs' }
    : { talk: suspending(talk), to: 'SQ.hurt', by: 'signs' };
}
const HEARD = 0.15;
