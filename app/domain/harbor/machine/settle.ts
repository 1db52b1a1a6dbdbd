import { EXERCISES } from '../steps/exercises/all';
import { STEPS } from '../steps/all';
import { isCrisis } from '../../safety/types';
import type { Sign } from '../../listener/labels';
import type { Facts } from './facts';
import { lowered, raised } from './levels';
import { familyOf, isSafetyStep, type Move } from './move';
import type { RiskState, Talk, TalkMemory } from './state';
import { withEffect } from './effects';

/** A move carried out: the talk as it then stands, at a step with words. */
export interface Settled {
  talk: Talk;
  step: string;
  leads: readonly string[];
}

const DAYS_OF_NO = 7;
const DAY = 86_400_000;
/** Of `lowersTo` steps and answers at most so many lead to one another; more would be a ring in the tables. */
const LONGEST_WAY = 8;

/** Follows a move to a step, with everything that entering it does. @throws Error for a target that is no step */
export function settle(move: Move, facts: Facts): Settled {
  let { talk, to, leads = [] } = move;
  for (let way = 0; way < LONGEST_WAY; way += 1) {
    const next = resolve(talk, to, facts);
    if (!next) return enter({ talk, step: to, leads, by: move.by }, facts);
    ({ talk, to } = next);
    leads = [...leads, ...(next.leads ?? [])];
  }
  throw new Error(`no step behind ${move.to}`);
}

type Resolved = { talk: Talk; to: string; leads?: readonly string[] };

/** The next target on the way; null when it is a step itself. */
function resolve(talk: Talk, to: string, facts: Facts): Resolved | null {
  const { risk, memory } = talk;
  switch (to) {
    case 'SQ.no':
      return answeredNo(talk, facts);
    // The "no" of a low day is one to a question, too: it is kept that it was asked.
    case 'LOW.no':
      return risk.question === null ? null : answeredNo(talk, facts);
    case 'SQ.misread':
      return misread(talk, facts);
    case 'FOLLOW.gone':
      return {
        talk: closed({ ...talk, risk: lowered(risk, 'none') }, 'no'),
        to: 'BACK',
        leads: ['gone'],
      };
    case 'BACK':
      return back(talk, facts);
    case 'END.risk':
      return risk.isSoftDue && canAskSoftly(talk, facts) ? softly(talk) : null;
    case 'TOPIC':
      return { talk, to: memory.topic ? `TOPIC.${memory.topic}` : 'PICK' };
    case 'X.begin':
      return begun(talk, facts);
    case 'X.after':
      return afterExercise(talk);
    case 'X.result':
      return result(talk, facts);
    case 'X.stopped':
      return isCrisis(risk.level) ? { talk, to: 'SUI.near' } : null;
    case 'STEP.4':
      return memory.slots.step ? null : { talk: withExercise(talk, 'STEP'), to: 'STEP.1' };
    case 'ABOUT.reads':
      return facts.modelHost ? { talk, to: 'ABOUT.readsModel' } : null;
    case 'PERSON':
      return risk.level === 'none' ? { talk, to: 'REACH' } : null;
    case 'END':
      return risk.level === 'none' ? ended(talk, facts) : { talk, to: 'END.risk' };
    default:
      return framed(talk, to);
  }
}

function answeredNo(talk: Talk, facts: Facts): Resolved {
  const { risk, memory } = talk;
  const asked = memory.step ?? '';
  const isAboutLife = LIFE.test(asked);
  if (isAboutLife && risk.isDirect) {
    const isOwn = risk.raisedBy === 'person';
    return { talk: { ...talk, risk: isOwn ? risk : lowered(risk, 'concern') }, to: 'SQ.doubt' };
  }
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
/** Questions about the person's own life: a "no" to them is doubted where something direct was said. */
const LIFE = /^(?:SQ\.(?:plain|soft|new|again|harm)|HOW|LOW|FOLLOW\.open)$/;

function misread(talk: Talk, facts: Facts): Resolved {
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
function closed({ risk, memory }: Talk, answer: RiskState['answer']): Talk {
  const spent = answer === 'no' ? (Object.keys(risk.seen) as Sign[]) : risk.spent;
  const person = { ...memory.person, openRisk: risk.level === 'none' ? null : memory.person.openRisk };
  return {
    risk: { ...risk, question: null, answer, spent, isUnclear: false },
    memory: { ...memory, person, unclear: 0 },
  };
}

function back(talk: Talk, facts: Facts): Resolved {
  const { risk, memory } = talk;
  if (risk.isSoftDue && canAskSoftly(talk, facts)) return softly(talk);
  const calm = { ...talk, risk: { ...risk, isSoftDue: false }, memory: { ...memory, suspended: null } };
  const { suspended, topic } = memory;
  if (suspended !== null && !isSafetyStep(suspended)) return { talk: calm, to: suspended };
  return { talk: calm, to: topic && topic !== 'other' ? `TOPIC.${topic}` : 'PICK' };
}

const softly = (talk: Talk): Resolved => ({
  talk: { ...talk, risk: { ...talk.risk, isSoftDue: false } },
  to: 'SQ.soft',
});

/** Whether the soft question may come: once a conversation, and not within a week of a "no" to it. */
export function canAskSoftly({ risk, memory }: Talk, { now }: Facts): boolean {
  const { softNoAt } = memory.person;
  const isFresh = softNoAt !== null && Date.parse(now) - Date.parse(softNoAt) < DAYS_OF_NO * DAY;
  return risk.answer === null && risk.question === null && !isFresh;
}

const withExercise = ({ risk, memory }: Talk, exercise: string): Talk => ({
  risk,
  memory: { ...memory, exercise, slots: {} },
});

/** An exercise is offered and rated first, but in a crisis, in panic, and where words are simply written down. */
function framed(talk: Talk, to: string): Resolved | null {
  const [id = '', step] = to.split('.');
  if (step !== '1' || !(id in EXERCISES)) return null;
  const { memory, risk } = talk;
  const isBegun = memory.exercise === id && memory.slots.before !== undefined;
  const isPlain = id === 'WRITE' || memory.topic === 'panic' || risk.level !== 'none';
  if (isBegun || (isPlain && memory.exercise === id)) return null;
  return { talk: withExercise(talk, id), to: isPlain ? to : 'X.offer' };
}

/** The first step of the exercise that was chosen; where all is very heavy, the soft question comes before it. */
function begun(talk: Talk, facts: Facts): Resolved {
  const { memory } = talk;
  const first = `${memory.exercise ?? 'BREATH'}.1`;
  if (memory.slots.before !== '5' || !canAskSoftly(talk, facts)) return { talk, to: first };
  return { talk: { ...talk, memory: { ...memory, suspended: first } }, to: 'SQ.soft' };
}

/** Where nothing was rated before, nothing is rated after; in a crisis the next minutes come first. */
function afterExercise(talk: Talk): Resolved | null {
  if (isCrisis(talk.risk.level)) return { talk, to: 'TEN.4' };
  return talk.memory.slots.before ? null : { talk, to: 'X.done' };
}

function result(talk: Talk, facts: Facts): Resolved {
  const { memory } = talk;
  const [before, after] = [Number(memory.slots.before), Number(memory.slots.after)];
  const rated = withEffect(talk, 'finishExercise', facts);
  const numbers = { before: memory.slots.before ?? '', after: memory.slots.after ?? '' };
  const finished = { ...rated, memory: { ...rated.memory, exercise: null, slots: numbers } };
  const isWorse = (after >= before + 2 || after === 5) && canAskSoftly(finished, facts);
  const to = after < before ? 'X.lower' : after === before ? 'X.same' : 'X.higher';
  if (!isWorse) return { talk: finished, to };
  return { talk: { ...finished, memory: { ...finished.memory, suspended: to } }, to: 'SQ.soft' };
}

function ended(talk: Talk, { hour }: Facts): Resolved | null {
  if (talk.memory.person.step) return { talk, to: 'END.step' };
  return hour >= 20 || hour < 5 ? { talk, to: 'END.night' } : null;
}

/** Being at a step: its level, its question, what it does. */
function enter(
  { talk, step: id, leads, by }: { talk: Talk; step: string; leads: readonly string[]; by: Move['by'] },
  facts: Facts,
): Settled {
  const step = STEPS[id];
  if (!step) throw new Error(`no step ${id}`);
  let { risk } = talk;
  if (step.lowersTo) risk = lowered(risk, step.lowersTo);
  if (step.level) risk = raised(risk, { to: step.level, by });
  if (id.startsWith('SQ.') && by === 'signs' && id !== 'SQ.soft') risk = raised(risk, { to: 'concern', by });
  if (isFlow(id) && isCrisis(risk.level)) risk = { ...risk, flow: familyOf(id) };
  if (step.thenSoft) risk = { ...risk, isSoftDue: risk.answer === null };
  const passed = risk.question !== null && id === 'SQ.again' ? risk.question.passed : 0;
  risk = { ...risk, question: step.asks && isQuestion(id) ? { step: id, passed } : null };
  const answer = ANSWERED_BY[id];
  if (answer && risk.answer !== 'yes') risk = { ...risk, answer };
  const isOver = EXERCISE_ENDS.has(id);
  const memory: TalkMemory = {
    ...talk.memory,
    step: id,
    exercise: isOver ? null : (talk.memory.exercise ?? exerciseOf(id)),
    slots: isOver ? {} : talk.memory.slots,
    person: {
      ...withOpenRisk(talk.memory, risk, facts),
      ...(id === 'SQ.note' && { noteAskedAt: facts.now }),
    },
  };
  const entered = { risk, memory };
  return { talk: step.does ? withEffect(entered, step.does, facts) : entered, step: id, leads };
}

/** What being led there says of the question. */
const ANSWERED_BY: Readonly<Record<string, RiskState['answer']>> = {
  SOME: 'sometimes',
  QUIET: 'rather',
  'SUI.1': 'yes',
  'SUI.today': 'yes',
};

const isQuestion = (id: string) => /^(?:SQ\.|FOLLOW|LOW$|HOW$)/.test(id) && id !== 'SQ.held';
const isFlow = (id: string) =>
  isSafetyStep(id) && !/^(?:SQ|QUIET|SOME|FOLLOW|PERSON|BARRIER|SAFER|TEN|END)/.test(id);
const exerciseOf = (id: string) => (familyOf(id) in EXERCISES ? familyOf(id) : null);
/** Once these are said, nothing of the exercise is needed any more. */
const EXERCISE_ENDS = new Set(['X.stopped', 'X.done', 'PICK', 'OPEN.again']);

/** Risk that is open now is known on the next visit, however this one is left. */
function withOpenRisk({ person }: TalkMemory, { level, flow, answer, raisedBy }: RiskState, { now }: Facts) {
  if (level === 'none') return person;
  return {
    ...person,
    openRisk: {
      at: now,
      flow: flow ?? 'SUI',
      isAnswered: raisedBy === 'person' || (answer !== null && answer !== 'held'),
    },
  };
}
