import { type HeardText, isCrisis } from '../../../safety/types';
import { pressed } from '../offers/press';
import {
  asksIfNormal,
  asksInSecret,
  asksWhoKnows,
  beginsWithNo,
  doubtsHurt,
  fearsHome,
  insistsOnForce,
  isElsewhere,
  namesNeckOrWeapon,
  saysNobody,
  saysNothingLike,
  tellsOfHurt,
} from '../plain-danger/by-others/doubts-hurt';
import { deniesSome, neckTold } from '../plain-danger/by-others/force';
import { hurtSaid } from '../plain-danger/by-others/hurt';
import { excusesThem } from '../plain-danger/by-others/plays-down-temper';
import { hasTold } from '../signs/told';
import { type Move, openingAt, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import { isHurtByAnother } from './said-in-flow';

const LONGEST = 240;
const STEPS = /^(?:HURT|HOME|CHILD|ASSAULT|PERSON|REACH)/;

/**
 * What people say while it stands open, or was asked, whether somebody hurts them: whether it counts or is normal, that it is
 * not the neck and no weapon, that it was done all the same, and that they want help the other does not come to know of. A
 * "no" to one question takes back nothing else. Null: the text says none of these.
 */
export function hurtDoubted(talk: Talk, heard: HeardText): Move | null {
  const { words } = heard;
  if (words.length > LONGEST || heard.level === 'imminent' || neckTold(words)) return null;
  if (isCrisis(heard.level) && heard.category !== 'abuse') return null;
  const isOpen = isCrisis(talk.risk.level) && isHurtByAnother(talk);
  if (!isOpen && (isCrisis(talk.risk.level) || !wasAsked(talk))) return null;
  return inSecret(talk, words) ?? (isOpen ? whileOpen(talk, words) : afterwards(talk, words));
}

const wasAsked = (talk: Talk): boolean =>
  talk.risk.otherAsked.includes('SQ.hurt') || hasTold(talk, 'notHurt') || hasTold(talk, 'force');

/** Who knows about such things, and how nothing is left to see. */
function inSecret(talk: Talk, words: string): Move | null {
  if (asksInSecret(words)) return openingAt(talk, 'HURT.screen', ['hurt.quietly']);
  return asksWhoKnows(words) ? openingAt(talk, 'HURT.line') : null;
}

function whileOpen(talk: Talk, words: string): Move | null {
  const { memory, risk } = talk;
  const step = memory.step ?? '';
  if (risk.question !== null || !STEPS.test(step) || hurtSaid(words) === 'now') return null;
  const lead = leadFor(words);
  if (step === 'HURT') return atHurt(talk, words, lead);
  if (excusesThem(words) && (step === 'HOME' || step === 'HURT.who'))
    return { talk, to: 'HOME.plan', leads: ['hurt.temper'], by: 'person' };
  const isDenied = deniesSome(words);
  const isNo = (beginsWithNo(words) || isDenied) && !saysNobody(words);
  if (step === 'HOME' && isNo && namesNeckOrWeapon(words) && BUT.test(words))
    return openingAt(talk, 'HOME.neck');
  const isOnlyNo = isDenied || !namesNeckOrWeapon(words);
  if (step === 'HOME' && isNo && isOnlyNo && (lead || isDenied || saysNothingLike(words)))
    return { talk, to: 'HOME.plan', leads: lead ? [lead] : [], by: 'person' };
  if (lead) return stay(talk, lead);
  return namesNeckOrWeapon(words) ? null : told(words, (said) => stay(talk, said));
}

const BUT = /(?:^| )(?:but|except|although|though|pero|excepto|salvo|aunque)(?= )/;

/** Where it is asked whether they are in danger this minute. */
function atHurt(talk: Talk, words: string, lead: string | null): Move | null {
  const again = talk.memory.offered.find(({ id }) => id === 'again');
  const isNotNow = beginsWithNo(words) && isElsewhere(words);
  if (!again) return null;
  if (excusesThem(words))
    return isNotNow || beginsWithNo(words)
      ? { talk, to: 'HOME.plan', leads: ['hurt.temper'], by: 'person' }
      : stay(talk, 'hurt.temper');
  if (isNotNow) return { ...pressed(talk, again), leads: lead ? [lead] : [] };
  return lead ? stay(talk, lead) : null;
}

/** Said again after a no, or after it was taken for a misreading: it is taken up where it was left. */
function afterwards(talk: Talk, words: string): Move | null {
  const asked = talk.risk.question?.step ?? null;
  if (asked !== null && asked !== 'SQ.hurt') return null;
  const lead = asked !== null && (hasTold(talk, 'force') || tellsOfHurt(words)) ? leadFor(words) : null;
  const to = (said: string) => openingAt(talk, 'HURT', [said]);
  return lead ? to(lead) : told(words, to);
}

const leadFor = (words: string): string | null =>
  asksIfNormal(words) ? 'hurt.normal' : doubtsHurt(words) ? 'hurt.once' : null;

function told(words: string, to: (lead: string) => Move): Move | null {
  if (fearsHome(words)) return to('hurt.home');
  return insistsOnForce(words) ? to('hurt.believed') : null;
}
