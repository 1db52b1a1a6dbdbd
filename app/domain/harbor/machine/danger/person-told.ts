import type { HeardText } from '../../../safety/types';
import {
  choosesPerson,
  fearsTheHour,
  fearsTheirLoad,
  fearsToBother,
  hasSent,
  isAnswering,
  isDead,
  isNotTheOne,
  isOfThePast,
  namesPerson,
  refusesToReach,
  willNotWake,
} from '../plain-danger/others/person-told';
import { nobodyAnswers } from '../plain-danger/step-answers';
import { hasTold, withTold } from '../signs/told';
import { type Move, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import { saidAt } from './said-at-step';
import { reachesSomebody } from './said-in-flow';

/** Steps that ask for somebody, lead to them, or stand before it. */
const REACHES = /^(?:PERSON|SUI\.(?:who|near|gun|pills|place|apart|far|stay|worse)|BARRIER|TEN)/;
/** The question is who. */
const ASKS_WHO = /^(?:PERSON$|SUI\.(?:who|place)$)/;

/**
 * What is told of reaching somebody, at whatever step of it: that a message went out, that they answer or set out, who it
 * could be and what makes them hesitate, or that they will not. None of it lowers a level.
 */
export function personTold(talk: Talk, heard: HeardText): Move | null {
  const { words } = heard;
  const step = talk.memory.step ?? '';
  if (!REACHES.test(step) || willNotWake(words)) return null;
  if (isAnswering(words))
    return { talk: { ...talk, risk: withTold(talk.risk, 'beside') }, to: 'SUI.with', by: 'person' };
  if (hasSent(words) && step !== 'PERSON.wait') return { talk, to: 'PERSON.wait', by: 'person' };
  if (/^PERSON\.(?:sent|wait|next)/.test(step) && isOfThePast(words) && !nobodyAnswers(words))
    return stay(talk, 'flow.text');
  if (refusesToReach(words)) return refused(talk, words);
  // Who is there, or comes, is the better news.
  if (reachesSomebody(heard)) return null;
  const isNamed = ASKS_WHO.test(step) ? namesPerson(words) : choosesPerson(words);
  if (!isNamed && !(namesPerson(words) && step === 'PERSON.sent' && isNotTheOne(words))) return null;
  if (isNotTheOne(words))
    return isDead(words) || step !== 'PERSON'
      ? { talk, to: 'PERSON.line', by: 'person' }
      : stay(talk, 'person.other');
  return { talk, to: 'PERSON.sent', leads: named(talk, words), by: 'person' };
}

/** The words to send, after what makes them hesitate. */
function named(talk: Talk, words: string): string[] {
  const doubt = fearsTheHour(words) ? 'person.late' : fearsTheirLoad(words) ? 'person.load' : null;
  const isGun = hasTold(talk, 'gun') && !hasTold(talk, 'away');
  const asksWords = saidAt('PERSON', words);
  const line = isGun ? 'person.gun' : doubt ? 'flow.words' : 'person.named';
  if (doubt) return [doubt, line];
  return asksWords && 'lead' in asksWords && !isGun ? ['flow.words'] : [line];
}

/** Nobody has to call: what keeps them from it is looked at once, then the next minutes come without a person. */
function refused(talk: Talk, words: string): Move {
  const { said, step } = talk.memory;
  const bothers = fearsToBother(words);
  if (bothers && step !== 'BARRIER.b3' && (said['BARRIER.b3'] ?? 0) < MOST)
    return { talk, to: 'BARRIER.b3', by: 'person' };
  if (said.BARRIER === undefined && !step?.startsWith('BARRIER'))
    return { talk, to: 'BARRIER', leads: ['flow.noNeed'], by: 'person' };
  return { talk, to: 'TEN.1', leads: ['flow.noNeed'], by: 'person' };
}
const MOST = 2;
