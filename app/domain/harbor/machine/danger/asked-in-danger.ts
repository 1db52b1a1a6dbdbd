import { type HeardText, isCrisis } from '../../../safety/types';
import {
  asksHowToSay,
  asksIfItPasses,
  asksOfPapers,
  asksOfPolice,
  asksToTake,
  asksUntilThen,
  asksWhoIsTold,
  fearsToBeTooMuch,
} from '../plain-danger/asks-in-danger';
import { takenSaid } from '../plain-danger/body/taken';
import { hurtSaid } from '../plain-danger/by-others/hurt';
import { actsNow } from '../plain-danger/by-others/weapon';
import { hasTold } from '../signs/told';
import { isSafetyStep, type Move, openingAt, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import { isForAnother } from './another-helped';
import { emergencyOf, isWithdrawing } from './body-known';
import { isHurtByAnother, isOwnLife } from './said-in-flow';

const OF_BODY = /^(?:OD|BODY|WITHDRAW|FOOD)$/;
/** Whether a body needs help now, whatever brought it there. */
export const isOfBody = ({ risk }: Talk): boolean => isCrisis(risk.level) && OF_BODY.test(risk.flow ?? '');

/**
 * What is asked of a step of their own danger gets its own short answer: whether a drink helps, whether they are worth the
 * trouble, who would be told. The step stays open. Null: nothing of it is asked.
 */
export function askedInDanger(talk: Talk, heard: HeardText): Move | null {
  const lead = answerTo(talk, heard);
  if (!lead) return null;
  // Wherever a misread text has led: of a drink the body is answered, and its emergency stands open again.
  const emergency = /^flow\.take(?:Pills)?$/.test(lead) ? emergencyOf(talk) : null;
  if (emergency && !/^(?:WITHDRAW|BODY|FOOD|COMING)/.test(talk.memory.step ?? ''))
    return openingAt(talk, emergency, [lead]);
  // The words to send stand with the step of sending them.
  const isToSend =
    /^person\./.test(lead) && /^(?:SUI\.(?:means|gun|pills|apart|far)|PERSON)$/.test(talk.memory.step ?? '');
  return isToSend ? { talk, to: 'PERSON.sent', leads: [lead], by: 'person' } : stay(talk, lead);
}

/** The line that answers what is asked in danger; null: nothing is, or more than a question is said. */
export function answerTo(talk: Talk, heard: HeardText): string | null {
  const { risk, memory } = talk;
  const { words, level, category } = heard;
  const isAsked = risk.question?.step === 'SQ.withdraw';
  if (isForAnother(talk) || !(isAsked || (isCrisis(risk.level) && risk.question === null))) return null;
  if (!isSafetyStep(memory.step) || /^(?:END|SQ\.(?!withdraw))/.test(memory.step ?? '')) return null;
  if (actsNow(words) || hurtSaid(words) === 'now' || takenSaid(words, true)) return null;
  if (level === 'imminent' || (isCrisis(level) && category === 'suicide')) return null;
  if (isAsked || isOfBody(talk) || isWithdrawing(talk)) return ofBody(talk, words);
  if (isHurtByAnother(talk)) return ofHurt(talk, words);
  return isOwnLife(talk) ? ofLife(talk, words) : null;
}

/** Pills or a powder were told: there is a box that can be shown. */
const hasPills = (talk: Talk): boolean => talk.risk.flow === 'OD' || hasTold(talk, 'habit');

function ofBody(talk: Talk, words: string): string | null {
  if (asksToTake(words)) return hasPills(talk) ? 'flow.takePills' : 'flow.take';
  if (/^(?:SQ|WITHDRAW$)/.test(talk.memory.step ?? '')) return null;
  if (asksUntilThen(words)) return 'flow.until';
  if (asksWhoIsTold(words)) return 'flow.toldDoctor';
  if (asksOfPapers(words)) return talk.risk.isAbroad ? 'flow.papersThere' : 'help.cost';
  if (fearsToBeTooMuch(words)) return 'flow.worth';
  if (asksIfItPasses(words)) return 'flow.passes';
  return talk.risk.flow === 'WITHDRAW' && asksHowToSay(words) ? 'withdraw.words' : null;
}

function ofHurt({ risk }: Talk, words: string): string | null {
  if (asksOfPapers(words)) return risk.isAbroad ? 'flow.papersThere' : 'flow.papersHome';
  if (asksOfPolice(words)) return risk.isAbroad ? 'flow.askFirst' : 'flow.policeHome';
  return asksWhoIsTold(words) ? 'flow.askFirst' : null;
}

function ofLife(talk: Talk, words: string): string | null {
  if (asksToTake(words)) return 'flow.takeLife';
  if (asksOfPapers(words)) return talk.risk.isAbroad ? 'flow.papersThere' : 'flow.papersLine';
  if (asksWhoIsTold(words)) return 'flow.askFirst';
  if (asksUntilThen(words)) return 'flow.untilLife';
  return asksHowToSay(words) ? wordsFor(talk) : null;
}

/** What to say, by what should be taken away; null: no thing is known, and other words are there for that. */
export function wordsFor(talk: Talk): string | null {
  if (hasTold(talk, 'away')) return null;
  if (hasTold(talk, 'gun')) return 'person.gun';
  return hasTold(talk, 'pills') ? 'person.pills' : null;
}
