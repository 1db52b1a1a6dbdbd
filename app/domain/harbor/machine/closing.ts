import type { Sign } from '../../listener/labels';
import { isCrisis } from '../../safety/types';
import { isAboutOther, questionFor } from './entries';
import type { Facts } from './facts';
import { lowered } from './levels';
import type { Resolved } from './resolved';
import { CRISIS_SUM, graveSumOf, isFlowSign } from './signs';
import type { RiskState, Talk } from './state';

/** A "no" to the open question: doubted once where something direct was said, or much adds up, else it is closed and the talk goes back. */
export function answeredNo(talk: Talk, facts: Facts): Resolved {
  const { risk, memory } = talk;
  const asked = memory.step ?? '';
  const isAboutLife = LIFE.test(asked);
  if (isAboutLife && (risk.isDirect || graveSumOf(risk) >= CRISIS_SUM)) {
    const isOwn = risk.raisedBy === 'person';
    return { talk: { ...talk, risk: isOwn ? risk : lowered(risk, 'concern') }, to: 'SQ.doubt' };
  }
  if (isAboutOther(asked)) return otherAnsweredNo(talk, asked);
  // A friend's danger stays what it was.
  if (isCrisis(risk.level) && risk.flow === 'THIRD')
    return { talk: closed(talk, 'no'), to: 'THIRD.words', leads: ['no.thanks'] };
  const isOwnCrisis = isCrisis(risk.level) && risk.raisedBy === 'person';
  const softNoAt = asked === 'SQ.soft' || asked === 'LOW' ? facts.now : memory.person.softNoAt;
  const calmer = isOwnCrisis ? risk : lowered(risk, 'none');
  const answered = closed(
    { risk: calmer, memory: { ...memory, person: { ...memory.person, softNoAt } } },
    'no',
  );
  // Its own words thank for the answer.
  if (asked === 'LOW' && memory.suspended === null) return { talk: answered, to: 'LOW.no' };
  return { talk: answered, to: 'BACK', leads: ['no.thanks'] };
}
/** A "no" to another danger closes that one alone: of their own life nobody has asked yet. */
function otherAnsweredNo({ risk, memory }: Talk, asked: string): Resolved {
  const about = (Object.keys(risk.seen) as Sign[]).filter((sign) => questionFor(sign) === asked);
  const isOwnCrisis = isCrisis(risk.level) && risk.raisedBy === 'person';
  const calmer = isOwnCrisis ? risk : lowered(risk, 'none');
  return {
    talk: {
      risk: { ...calmer, question: null, spent: [...risk.spent, ...about] },
      memory: { ...memory, unclear: 0 },
    },
    to: 'BACK',
    leads: ['no.thanks'],
  };
}

/** Questions about the person's own life: a "no" to them is doubted where something direct was said. */
const LIFE = /^(?:SQ\.(?:plain|soft|new|score|again|againHarm|harm)|HOW|LOW|FOLLOW\.open)$/;

/** "You read it wrong": one step down, and nothing of what was seen asks again. */
export function misread(talk: Talk, facts: Facts): Resolved {
  const { risk, memory } = talk;
  const isMethod = risk.flow === 'HOW';
  const calmer = { ...lowered(risk, 'none'), isDirect: false };
  return {
    talk: closed(
      { risk: calmer, memory: { ...memory, person: { ...memory.person, softNoAt: facts.now } } },
      'no',
    ),
    to: 'BACK',
    leads: [isMethod ? 'no.method' : 'misread'],
  };
}

/** The question is answered: what was seen so far adds nothing more. */
export function closed({ risk, memory }: Talk, answer: RiskState['answer']): Talk {
  const own = (Object.keys(risk.seen) as Sign[]).filter((sign) => !isFlowSign(sign));
  const spent = answer === 'no' ? [...risk.spent, ...own] : risk.spent;
  const person = { ...memory.person, openRisk: risk.level === 'none' ? null : memory.person.openRisk };
  return {
    risk: { ...risk, question: null, answer, spent, isUnclear: false },
    memory: { ...memory, person, unclear: 0 },
  };
}
