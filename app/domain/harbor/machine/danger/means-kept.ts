import { soundsInOpenRisk } from '../../../safety/in-open-risk';
import { type HeardText, isCrisis } from '../../../safety/types';
import {
  asksForDistance,
  asksForItsDistance,
  keptNear,
  keptThere,
  namesPills,
  wantsToGive,
} from '../plain-danger/means/means-kept';
import { isOfAnother } from '../plain-danger/others/of-another';
import { hasTold, withinReach, withTold } from '../signs/told';
import { isOwnQuestion, isSafetyStep, type Move, openingAt, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import { isOwnFlow } from './another-meant';
import { isAway } from './at-hand';
import { namesGun } from './said-at-step';

const OF_HARM = /^SQ\.(?:harm|againHarm)$/;

/** Whether a danger to their own life is asked about, or was answered with anything but a no. */
export function isOwnRiskOpen({ risk, memory }: Talk): boolean {
  const asked = risk.question?.step ?? '';
  if (OF_HARM.test(asked)) return false;
  if (isOwnQuestion(asked)) return true;
  if (risk.level === 'none' || /^HARM(?:$|\.(?:care|911|3|known))/.test(memory.step ?? '')) return false;
  if (risk.flow !== null) return isOwnFlow({ risk, memory });
  return risk.answer !== null && risk.answer !== 'no';
}

/**
 * What they could use is named as kept somewhere, or it is asked whether to put it away: distance to it comes first, and
 * where that was just spoken of, who can take it. Null: neither.
 */
export function meansKept(talk: Talk, { words }: HeardText): Move | null {
  const { risk, memory } = talk;
  if (!isOwnRiskOpen(talk) || isOfAnother(words)) return null;
  const isKnown = hasTold(talk, 'means') || /^SUI\./.test(memory.step ?? '');
  const asks = asksForDistance(words) || (isKnown && asksForItsDistance(words));
  if (!asks && (isAway(words) || !(keptNear(words) || (isKnown && keptThere(words))))) return null;
  if (risk.question !== null && ONLY_NO.test(words) && !BUT.test(words)) return null;
  if (!asks && wantsToGive(words)) return { talk, to: 'PERSON.sent', leads: ['flow.give'], by: 'person' };
  // There its name is an answer, and the question a doubt of the step.
  const isAtThing = ASKS_WHAT.test(memory.step ?? '');
  if (isAtThing && (asks ? memory.step !== 'SUI.means' : namesGun(words) || namesPills(words))) return null;
  const sounds = soundsInOpenRisk(words);
  if (!asks && sounds === 'taken') return null;
  const near = withinReach({
    ...talk,
    risk: withTold(risk, 'means', ...(namesGun(words) ? (['gun'] as const) : [])),
  });
  if (asks) return isAtThing ? stay(near, 'means.yes') : toDistance(near, words, ['means.yes']);
  const isAtHand = sounds === 'at-hand' && isCrisis(risk.level) && !SPEAKS_OF_MEANS.test(memory.step ?? '');
  return isAtHand && memory.said['SUI.today'] === undefined
    ? openingAt(near, 'SUI.today')
    : toDistance(near, words, []);
}

/** A "no" to what was asked, with no "but" after it: another reading has that. */
const ONLY_NO = /^ ?(?:[.,] )*(?:no|nope|nah|never|nunca|para nada)(?= (?:$|[.,]))/;
const BUT = /(?:^| )(?:but|though|although|except|only|pero|aunque|solo que)(?= )/;

const ASKS_WHAT = /^SUI\.(?:means|gun|pills|place|apart|far)$/;
/** Steps where what is near was spoken of, or is about to be handed over. */
const SPEAKS_OF_MEANS = /^(?:SUI\.(?:today|means|gun|pills|place|apart|far)|PERSON)/;

function toDistance(talk: Talk, words: string, leads: readonly string[]): Move {
  const { said, step } = talk.memory;
  const isJustSaid = /^SUI\.(?:means|gun|pills|apart|far)$/.test(step ?? '');
  if (!isJustSaid && (said['SUI.means'] ?? 0) < MOST)
    return openingAt(talk, 'SUI.means', leads.length > 0 ? leads : ['means.heard']);
  if (namesPills(words) && said['SUI.pills'] === undefined) return openingAt(talk, 'SUI.pills', leads);
  return openingAt(talk, 'PERSON', leads.length > 0 ? leads : ['means.take']);
}
/** As often as there are words for it. */
const MOST = 2;

/** While their own life is in danger nothing is pictured as done: what they ask belongs to a person, and the step stays. */
export function withoutAdvice({ memory: { step } }: Talk, move: Move): Move {
  const { talk, to } = move;
  if (to !== 'ABOUT.advice' || !isOwnRiskOpen(talk)) return move;
  return {
    talk,
    to: step !== null && isSafetyStep(step) ? step : 'SUI.near',
    leads: ['flow.question'],
    by: 'signs',
  };
}
