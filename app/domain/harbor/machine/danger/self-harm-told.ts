import { type HeardText, isCrisis } from '../../../safety/types';
import { pressed } from '../offers/press';
import { doesItToThemselves, notAboutDying } from '../plain-danger/body/self-harm';
import { saysReadWrong } from '../plain-danger/denied/denies-hurt';
import { namesDying } from '../plain-danger/dying/names-dying';
import { hasTold, withTold } from '../signs/told';
import { type Move, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import { plainAnswer } from './read-answer';

const ASKS = /^SQ\.(?:harm|againHarm)$/;
const LONGEST = 240;

/**
 * What is said of hurting oneself where it was asked, or told: a yes in substance is the yes, and that it is not about
 * dying takes back nothing but the dying. Null: the text says neither.
 */
export function selfHarmTold(talk: Talk, heard: HeardText): Move | null {
  if (heard.level === 'imminent' || heard.words.length > LONGEST) return null;
  return atQuestion(talk, heard) ?? notToDie(talk, heard);
}

/** Nothing but that they do not. */
const NEVER = /^ ?(?:i )?(?:not|never) (?:do|did|done|doing) (?:it|that|this)(?: to myself)? ?(?:[.,] ?)*$/;

function atQuestion(talk: Talk, heard: HeardText): Move | null {
  const { risk, memory } = talk;
  const { words } = heard;
  if (!ASKS.test(risk.question?.step ?? '')) return null;
  const no = memory.offered.find(({ id }) => id === 'no');
  if (no && !isCrisis(heard.level) && NEVER.test(words)) return pressed(talk, no);
  const isDenied = notAboutDying(words);
  const yes = memory.offered.find(({ id }) => id === 'yes');
  const isNo = plainAnswer(heard) === 'no' && !isDenied;
  if (!yes || isNo || (namesDying(words) && !isDenied)) return null;
  if (!doesItToThemselves(words)) return null;
  return pressed(isDenied ? withoutDying(talk) : talk, yes);
}

/** After it was told: said plainly that they do not mean to die. */
function notToDie(talk: Talk, heard: HeardText): Move | null {
  const { risk, memory } = talk;
  const step = memory.step ?? '';
  if (!hasTold(talk, 'harm') || risk.question !== null || isCrisis(heard.level)) return null;
  if (!/^HARM(?:$|\.(?:care|[23])$)/.test(step)) return null;
  // Said a second time, whatever in: it is believed, and the rest stays.
  const isAgain = hasTold(talk, 'notDying') && (saysReadWrong(heard.words) || notAboutDying(heard.words));
  if (isAgain) return { talk, to: 'SQ.misread', by: 'person' };
  if (!notAboutDying(heard.words)) return null;
  const alive = withoutDying(talk);
  const no = step === 'HARM.2' ? memory.offered.find(({ id }) => id === 'no') : undefined;
  return no ? pressed(alive, no) : stay(alive, 'harm.notDying');
}

const withoutDying = (talk: Talk): Talk => ({ ...talk, risk: withTold(talk.risk, 'notDying') });
