import { isCrisis } from '../../../safety/types';
import { isForAnother } from '../danger/another-helped';
import { neckAsked, notWithThem, stillHurt, whoIsKnown } from '../danger/hurt-goes-on';
import { goodbyeOf, isOwnLife } from '../danger/said-in-flow';
import { ofStep } from '../exercises/step-targets';
import { onFrom } from '../exercises/stop-or-more';
import { byDay } from '../exercises/worry-hour';
import {
  afterExercise,
  begun,
  begunAgain,
  framed,
  result,
  resultAndBye,
  stoppedWith,
  withoutWeight,
  withWorry,
} from '../offers/exercise-targets';
import { isOnlySigns } from '../signs/only-signs';
import { canAskSoftly, softly } from '../signs/soft-question';
import { hasTold } from '../signs/told';
import type { Facts } from '../talk/facts';
import { lowered } from '../talk/levels';
import { isOwnQuestion, isSafetyStep, type Move } from '../talk/move';
import type { Resolved } from '../talk/resolved';
import type { Talk } from '../talk/state';
import { asTold } from './as-told';
import { answeredNo, closed, denied, helpGoesOn, isReadWrong, misread, ownedNo, plainNo } from './closing';
import { enter, type Settled } from './enter';
import { typedToHarbor } from './typed-to-harbor';

export type { Settled };

/** Of `lowersTo` steps and answers at most so many lead to one another; more would be a ring in the tables. */
const LONGEST_WAY = 8;

/** Follows a move to a step, with everything that entering it does. @throws Error for a target that is no step */
export function settle(move: Move, facts: Facts): Settled {
  let { talk, to, leads = [] } = move;
  for (let way = 0; way < LONGEST_WAY; way += 1) {
    const next = resolve(talk, to, facts);
    if (!next)
      return enter(
        { talk, step: to, leads: [...typedToHarbor(talk, to, leads), ...leads], by: move.by },
        facts,
      );
    ({ talk, to } = next);
    leads = [...leads, ...(next.leads ?? [])];
  }
  throw new Error(`no step behind ${move.to}`);
}

/** The next target on the way; null when it is a step itself. */
function resolve(talk: Talk, to: string, facts: Facts): Resolved | null {
  const { risk, memory } = talk;
  switch (to) {
    case 'SQ.no':
      return answeredNo(talk, facts);
    case 'SQ.clear':
      return plainNo(talk, facts);
    case 'SQ.doubt':
      return isReadWrong(talk) ? misread(talk, facts) : null;
    case 'SQ.harm':
      return memory.step === 'HARM' && isOnlySigns(talk) ? misread(talk, facts) : null;
    case 'SQ.owned':
      return ownedNo(talk, facts);
    // The "no" of a low day is one to a question, too: it is kept that it was asked.
    case 'LOW.no':
      return risk.question === null ? null : answeredNo(talk, facts);
    case 'SQ.misread':
      return misread(talk, facts);
    case 'SQ.denied':
      return denied(talk, facts);
    case 'FOLLOW.gone':
      return {
        talk: closed({ ...talk, risk: lowered(risk, 'none') }, 'no'),
        to: 'BACK',
        leads: ['gone'],
      };
    case 'HARM.2':
      return hasTold(talk, 'harm') && hasTold(talk, 'notDying') ? { talk, to: 'HARM.3' } : null;
    case 'BACK':
      return memory.step === 'THIRD.me'
        ? { talk, to: helpGoesOn(talk) }
        : (stillHurt(talk) ?? back(talk, facts));
    case 'END.risk':
      return risk.isSoftDue && canAskSoftly(talk, facts) ? softly(talk) : goodbye(talk);
    case 'TOPIC':
      return { talk, to: memory.topic ? `TOPIC.${memory.topic}` : 'PICK' };
    case 'X.again':
      return begunAgain(talk);
    case 'X.begin':
      return begun(talk, facts);
    case 'X.after':
      return afterExercise(talk);
    case 'X.result':
      return result(talk, facts);
    case 'X.resultBye':
      return resultAndBye(talk, facts);
    case 'X.stopped':
      return isCrisis(risk.level) ? { talk, to: 'SUI.near' } : stoppedWith(talk);
    case 'WRITE.done':
      return memory.slots.heavyPage === undefined ? null : withoutWeight(talk, to);
    case 'SOLVE.1':
      return withWorry(talk) ?? framed(talk, to);
    case 'WORRY.3':
      return byDay(talk, facts.hour);
    case 'STEP.4':
    case 'STEP.3':
      return ofStep(talk, to);
    case 'ABOUT.reads':
    case 'ABOUT.gpt':
      return facts.modelHost ? { talk, to: 'ABOUT.readsModel' } : null;
    case 'HELP':
      return memory.topic && memory.topic !== 'other' && !memory.denied.includes(memory.topic)
        ? null
        : { talk, to: 'HELP.none' };
    case 'HUMAN':
      return risk.isAbroad ? { talk, to: 'HUMAN.abroad' } : null;
    // In a crisis of their own "sometimes" is enough to ask whether it could be today.
    case 'SOME':
      return isCrisis(risk.level) && isOwnLife(talk) && isOwnQuestion(memory.step ?? '')
        ? { talk, to: 'SUI.1' }
        : null;
    case 'SUI.1':
    case 'SUI.today':
    case 'SUI.means':
    case 'SUI.who':
    case 'SUI.apart':
    case 'SUI.with':
    case 'SQ.withdraw':
    case 'WITHDRAW':
    case 'TEN.1':
    case 'BARRIER':
    case 'PERSON.line':
      return asTold(talk, to);
    case 'HURT.who':
      return whoIsKnown(talk);
    case 'HOME':
      return neckAsked(talk);
    case 'SAFER':
    case 'SAFER.read':
      return isForAnother(talk) ? { talk, to: 'THIRD.safe' } : null;
    // The fright first, and not the question about their own life: unless they have spoken of that themselves.
    case 'THIRD.me':
      return SPOKE_OF_OWN.test(risk.answer ?? '') ? { talk, to: 'SQ.soft' } : null;
    case 'PERSON':
      if (risk.level === 'none') return { talk, to: 'REACH' };
      return risk.flow === 'ASSAULT' ? { talk, to: 'ASSAULT.person' } : null;
    case 'END':
      return risk.level === 'none' ? ended(talk, facts) : { talk, to: 'END.risk' };
    default:
      return notWithThem(talk, to) ?? framed(talk, to);
  }
}

const SPOKE_OF_OWN = /^(?:sometimes|yes|rather|held)$/;

const goodbye = (talk: Talk): Resolved | null =>
  goodbyeOf(talk) === 'END.risk' ? null : { talk, to: goodbyeOf(talk) };

/** After a goodbye in a crisis of their own the next hours come first, not a subject. */
const isStillInCrisis = ({ risk, memory }: Talk) =>
  /^END\./.test(memory.step ?? '') &&
  isCrisis(risk.level) &&
  /^(?:SUI|HARM|OD|NS|HOW)$/.test(risk.flow ?? '');

function back(talk: Talk, facts: Facts): Resolved {
  const { risk, memory } = talk;
  if (isStillInCrisis(talk)) return { talk, to: 'SUI.near' };
  if (risk.isSoftDue && canAskSoftly(talk, facts)) return softly(talk);
  const calm = { ...talk, risk: { ...risk, isSoftDue: false }, memory: { ...memory, suspended: null } };
  const { suspended, topic } = memory;
  if (suspended !== null && !isSafetyStep(suspended)) return { talk: calm, to: onFrom(calm, suspended) };
  return { talk: calm, to: topic && topic !== 'other' ? `TOPIC.${topic}` : 'PICK' };
}

function ended(talk: Talk, { hour }: Facts): Resolved | null {
  if (talk.memory.person.step) return { talk, to: 'END.step' };
  return hour >= 20 || hour < 5 ? { talk, to: 'END.night' } : null;
}
