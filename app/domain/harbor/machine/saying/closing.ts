import type { Sign } from '../../../listener/labels';
import { SILENT } from '../../../listener/sounded';
import { isCrisis } from '../../../safety/types';
import { nextForAnother } from '../danger/another-helped';
import { isAboutOther, questionFor } from '../signs/entries';
import { isOnlySigns } from '../signs/only-signs';
import { CRISIS_SUM, graveSumOf, isFlowSign } from '../signs/signs';
import { hasTold, without, withTold } from '../signs/told';
import type { Facts } from '../talk/facts';
import { lowered, raised } from '../talk/levels';
import type { Resolved } from '../talk/resolved';
import type { RiskState, Talk } from '../talk/state';

/** A "no" to the open question: doubted once where something direct was said, or much adds up, else it is closed and the talk goes back. */
export function answeredNo(talk: Talk, facts: Facts, isBelieved = false): Resolved {
  const { memory } = talk;
  const asked = memory.step ?? '';
  const risk = /^SQ\.(?:harm|againHarm)$/.test(asked) ? without(talk.risk, 'harm', 'notDying') : talk.risk;
  // What somebody does to them is not taken back by a "no" about dying.
  const plan = isCrisis(risk.level) && LIFE.test(asked) ? HURT_PLANS[risk.flow ?? ''] : undefined;
  if (plan) return { talk: closed(talk, 'no'), to: plan, leads: ['no.thanks'] };
  const isAboutLife = LIFE.test(asked);
  if (isAboutLife && !isBelieved && (risk.isDirect || graveSumOf(risk) >= CRISIS_SUM)) {
    const isOwn = risk.raisedBy === 'person';
    return { talk: { ...talk, risk: isOwn ? risk : lowered(risk, 'concern') }, to: 'SQ.doubt' };
  }
  if (isAboutOther(asked)) return otherAnsweredNo(talk, asked);
  // A friend's danger stays what it was.
  if (isCrisis(risk.level) && risk.flow === 'THIRD')
    return { talk: closed(talk, 'no'), to: helpGoesOn(talk), leads: ['no.thanks'] };
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
/** A no that is plain, or explained, is doubted only where something direct was said outright. */
export const plainNo = (talk: Talk, facts: Facts): Resolved =>
  answeredNo(talk, facts, !hasTold(talk, 'outright'));
/** The same for who was taken aback by the question: Harbor owns the mistake. */
export function ownedNo(talk: Talk, facts: Facts): Resolved {
  const answered = plainNo(talk, facts);
  return { ...answered, leads: answered.leads?.map((lead) => (lead === 'no.thanks' ? 'no.owned' : lead)) };
}

/** Not the triage anew. */
export const helpGoesOn = (talk: Talk): string => {
  const next = nextForAnother(talk);
  return next === 'THIRD' ? 'THIRD.words' : next;
};

/** Where a flow of being hurt goes on after the question about dying. */
const HURT_PLANS: Readonly<Record<string, string>> = {
  HURT: 'HOME.plan',
  HOME: 'HOME.plan',
  ASSAULT: 'ASSAULT.later',
  CHILD: 'CHILD.words',
};

/** A "no" to another danger closes that one alone: of their own life nobody has asked yet. */
function otherAnsweredNo({ risk, memory }: Talk, asked: string): Resolved {
  const about = (Object.keys(risk.seen) as Sign[]).filter((sign) => questionFor(sign) === asked);
  const isOwnCrisis = isCrisis(risk.level) && risk.raisedBy === 'person';
  const calmer = isOwnCrisis ? risk : lowered(risk, 'none');
  return {
    talk: {
      risk: {
        ...(asked === 'SQ.hurt' ? withTold(calmer, 'notHurt') : calmer),
        question: null,
        spent: [...risk.spent, ...about],
      },
      memory: { ...memory, unclear: 0 },
    },
    to: 'BACK',
    leads: ['no.thanks'],
  };
}

/** Questions about the person's own life: a "no" to them is doubted where something direct was said. */
const LIFE = /^(?:SQ\.(?:plain|soft|new|given|score|again|againHarm|harm)|HOW|LOW|FOLLOW\.open)$/;

/** "You read it wrong": one step down, and nothing of what was seen asks again. */
export function misread(talk: Talk, facts: Facts): Resolved {
  const { risk, memory } = talk;
  const open = memory.step === 'THIRD.baby' ? withoutBaby(talk) : null;
  if (open) return open;
  if (OF_OTHERS.test(risk.flow ?? '')) return misreadOfOthers(talk);
  if (hasTold(talk, 'harm')) return misreadBesideHarm(talk);
  const isMethod = risk.flow === 'HOW';
  const calmer = { ...lowered(risk, 'none'), isDirect: false, flow: null };
  const { memory: left } = withoutUnsaid(talk);
  return {
    talk: closed(
      { risk: calmer, memory: { ...left, person: { ...memory.person, softNoAt: facts.now } } },
      'no',
    ),
    to: 'BACK',
    leads: [isMethod ? 'no.method' : 'misread'],
  };
}

/** There is no baby: what stood open before goes on, and nothing of it is doubted. */
function withoutBaby(talk: Talk): Resolved | null {
  const { beforeBaby, ...risk } = without(talk.risk, 'shaken');
  return beforeBaby
    ? {
        talk: { ...talk, risk: { ...risk, flow: beforeBaby.flow, level: beforeBaby.level } },
        to: beforeBaby.step,
        leads: ['flow.wrong'],
      }
    : null;
}

/** About dying it was read wrong; that they hurt themselves was told, and stays what the talk is about. */
function misreadBesideHarm({ risk, memory }: Talk): Resolved {
  const calmer = raised(lowered(risk, 'none'), { to: 'concern', by: 'person' });
  const told = withTold({ ...calmer, isDirect: false, flow: 'HARM' }, 'notDying');
  return { talk: closed({ risk: told, memory }, 'no'), to: 'HARM.known', leads: ['misread'] };
}

/**
 * "You read me wrong", pressed in the midst of a flow: it is closed kindly where nothing but signs led there. What was said
 * outright, or pressed, is asked about once more, in one short question.
 */
export function denied(talk: Talk, facts: Facts): Resolved {
  const { risk } = talk;
  const isTold = risk.raisedBy === 'person' || risk.isDirect || risk.level === 'imminent';
  return isTold && !isOnlySigns(talk)
    ? { talk: { ...talk, risk: { ...risk, question: null } }, to: 'SQ.sure' }
    : misread(talk, facts);
}

/** A low mood that was only heard between the lines, and never spoken of, is not gone on with after a misreading. */
function withoutUnsaid({ risk, memory }: Talk): Talk {
  const isSaid = Object.keys(memory.said).some((id) =>
    /^(?:TOPIC\.low|(?:situation|told|tried)\.low)/.test(id),
  );
  if (isSaid) return { risk, memory };
  const suspended = memory.suspended === 'TOPIC.low' ? null : memory.suspended;
  return { risk, memory: { ...memory, suspended, topic: memory.topic === 'low' ? null : memory.topic } };
}

const READS_WRONG = /^(?:SUI|SOME)/;
/**
 * "You read me wrong", pressed there, is doubted once at most, and only for what was said outright, or was asked after self-harm
 * was told: a self-injury makes a wish to die likelier than a misreading.
 */
export const isReadWrong = (talk: Talk): boolean => {
  const { step, said } = talk.memory;
  const isSaid = hasTold(talk, 'outright') || said['HARM.2?'] !== undefined;
  return READS_WRONG.test(step ?? '') && (!isSaid || said['SQ.doubt'] !== undefined);
};

const OF_OTHERS = /^(?:HURT|HOME|ASSAULT|CHILD|THIRD|OTHER|VOICES|WITHDRAW)$/;
/** Of these, nobody who asks was hurt by anybody. */
const BY_NOBODY = /^(?:OTHER|VOICES|WITHDRAW)$/;
/** The same of a danger by others, or to others: from the gravest level it is asked once more, else the flow is left. */
function misreadOfOthers(talk: Talk): Resolved {
  const { risk } = talk;
  const { memory } = withoutUnsaid(talk);
  if (risk.level === 'imminent' && memory.step !== 'SQ.doubt')
    return { talk: { risk, memory }, to: 'SQ.doubt' };
  const spent = (Object.keys(risk.seen) as Sign[]).filter(isFlowSign);
  const calmer = lowered(risk, 'none');
  const left = BY_NOBODY.test(risk.flow ?? '') ? calmer : withTold(calmer, 'notHurt');
  return {
    talk: {
      risk: { ...left, flow: null, question: null, isSoftDue: false, spent: [...risk.spent, ...spent] },
      memory: { ...memory, unclear: 0 },
    },
    to: 'BACK',
    leads: ['misread'],
  };
}

/** The question is answered: what was seen so far adds nothing more. */
export function closed({ risk, memory }: Talk, answer: RiskState['answer']): Talk {
  const own = (Object.keys(risk.seen) as Sign[]).filter((sign) => !isFlowSign(sign));
  const spent = answer === 'no' ? [...risk.spent, ...own] : risk.spent;
  const person = { ...memory.person, openRisk: risk.level === 'none' ? null : memory.person.openRisk };
  return {
    risk: { ...risk, question: null, answer, spent, ...(answer === 'no' && { sounded: SILENT }) },
    memory: { ...memory, person, unclear: 0 },
  };
}
