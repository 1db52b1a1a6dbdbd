import { type HeardText, isCrisis } from '../../../safety/types';
import { pressed } from '../offers/press';
import { hurtSaid } from '../plain-danger/by-others/hurt';
import {
  deniesHurt,
  fearsToTell,
  praisesThem,
  saysMisread,
  saysReadWrong,
} from '../plain-danger/denied/denies-hurt';
import { isIrritatedNo } from '../plain-danger/denied/irritated-no';
import { isFrightOfThoughts } from '../plain-danger/denied/pictures';
import { namesDying } from '../plain-danger/dying/names-dying';
import { fearsForAnother, saysNotMe, talksOfAnother } from '../plain-danger/others/of-another';
import { withNoKept } from '../signs/no-kept';
import { isOnlySigns } from '../signs/only-signs';
import { hasTold } from '../signs/told';
import { isOwnQuestion, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import { withMeant } from '../telling/topic-in-answer';
import { isForAnother } from './another-helped';
import { isHurtByAnother, isOwnLife } from './said-in-flow';

const LONGEST = 160;

/** What comes after "sometimes" and "rather not", without a button for it. */
const isAtAnswer = ({ risk, memory }: Talk): boolean =>
  !isCrisis(risk.level) && /^(?:QUIET|SOME)(?:\.2)?$/.test(memory.step ?? '');
const isCalm = ({ level, danger, words }: HeardText): boolean =>
  level === 'none' && danger < SOUNDS && !namesDying(words);
const SOUNDS = 0.5;

/** A plain denial of the danger that is asked about, or that was taken for said: it always leads out by one step. */
export function notSo(talk: Talk, heard: HeardText): Move | null {
  const { risk, memory } = talk;
  const { words } = heard;
  if (words.length > LONGEST || (isCrisis(heard.level) && heard.subject === 'self')) return null;
  const asked = risk.question?.step;
  const no = memory.offered.find(({ id }) => id === 'no');
  const isWrong = saysReadWrong(words);
  const isNoForce = hurtSaid(words) === null && (deniesHurt(words) || isWrong);
  if (
    asked === 'SQ.hurt' &&
    no &&
    (isNoForce || ((praisesThem(words) || fearsToTell(words)) && hurtSaid(words) === null))
  )
    return talksOfAnother(words) && !risk.otherAsked.includes('SQ.third')
      ? { talk: withNoKept(talk), to: 'SQ.third', leads: ['corrected'], by: 'person' }
      : pressed(talk, no);
  const isTheirs = saysNotMe(words) && (fearsForAnother(words) || isFrightOfThoughts(words));
  if (no && isOwnQuestion(asked ?? '') && isIrritatedNo(words) && !isCrisis(heard.level) && !isTheirs)
    return { ...pressed(withMeant(talk, heard), no), to: 'SQ.owned' };
  if (asked === 'SQ.third' && no && isWrong && !fearsForAnother(words)) return pressed(talk, no);
  if (saysMisread(words) && risk.question === null && isAtAnswer(talk) && isCalm(heard))
    return { talk, to: 'SQ.denied', by: 'person' };
  if (risk.question !== null || !isCrisis(risk.level)) return null;
  const isPraise = !hasTold(talk, 'force') && praisesThem(words) && hurtSaid(words) === null;
  if (isHurtByAnother(talk) && (isNoForce || isPraise)) return { talk, to: 'SQ.misread', by: 'person' };
  if (isForAnother(talk) && isWrong && !fearsForAnother(words))
    return { talk, to: 'SQ.misread', by: 'person' };
  if (isWrong && isOnlySigns(talk) && memory.offered.some(({ target }) => target === 'SQ.denied'))
    return { talk: withMeant(talk, heard), to: 'SQ.denied', by: 'person' };
  if (!isOwnLife(talk) || !isWrong || /^(?:OD|SAFER|END)/.test(memory.step ?? '')) return null;
  const misread = memory.offered.find(({ id }) => id === 'misread');
  return misread ? pressed(talk, misread) : { talk, to: 'SQ.lightly', by: 'person' };
}
