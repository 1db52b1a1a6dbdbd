import { isCrisis } from '../../../safety/types';
import { STEPS } from '../../steps/all';
import { EXERCISES } from '../../steps/exercises/all';
import { isAboutOther } from '../signs/entries';
import { withTold } from '../signs/told';
import { withEffect } from '../talk/effects';
import type { Facts } from '../talk/facts';
import { lowered, raised } from '../talk/levels';
import { familyOf, isSafetyStep, type Move } from '../talk/move';
import { withOpenRisk } from '../talk/open-risk';
import type { RiskState, Talk, TalkMemory } from '../talk/state';
import { isUnnamed } from '../talk/unnamed';

/** A move carried out: the talk as it then stands, at a step with words. */
export interface Settled {
  talk: Talk;
  step: string;
  leads: readonly string[];
}

/** Being at a step: its level, its question, what it does. */
export function enter(
  { talk, step: id, leads, by }: { talk: Talk; step: string; leads: readonly string[]; by: Move['by'] },
  facts: Facts,
): Settled {
  const step = STEPS[id];
  if (!step) throw new Error(`no step ${id}`);
  let { risk } = talk;
  if (step.lowersTo) risk = lowered(risk, step.lowersTo);
  if (step.level) risk = raised(risk, { to: step.level, by });
  if (id.startsWith('SQ.') && by === 'signs' && id !== 'SQ.soft') risk = raised(risk, { to: 'concern', by });
  if (isFlow(id) && isCrisis(risk.level) && !keepsBody(id, risk)) risk = { ...risk, flow: familyOf(id) };
  if (id === 'SUI.1' && by === 'signs' && risk.raisedBy !== 'person' && isUnnamed(talk))
    leads = [...new Set(['flow.named', ...leads])];
  if (ABROAD.has(id) || leads.includes('number.abroad')) risk = { ...risk, isAbroad: true };
  if (step.thenSoft) risk = { ...risk, isSoftDue: risk.answer === null };
  const isSame = risk.question !== null && (id.startsWith('SQ.again') || id === risk.question.step);
  const passed = isSame ? (risk.question?.passed ?? 0) : 0;
  risk = { ...risk, question: step.asks && isQuestion(id) ? { step: id, passed } : null };
  if (id === 'HARM' && by === 'person') risk = withTold(risk, 'harm');
  if (id === 'SQ.new') risk = { ...risk, isAskedAnew: true };
  if (isAboutOther(id) && id !== talk.memory.step) risk = { ...risk, otherAsked: [...risk.otherAsked, id] };
  const answer = ANSWERED_BY[id];
  if (answer && risk.answer !== 'yes') risk = { ...risk, answer };
  const isOver = EXERCISE_ENDS.has(id);
  const memory: TalkMemory = {
    ...talk.memory,
    step: id,
    guessed: leads.some((lead) => READ_BACK.has(lead)) ? talk.memory.guessed : '',
    exercise: isOver ? null : (talk.memory.exercise ?? exerciseOf(id)),
    slots: isOver ? {} : talk.memory.slots,
    person: {
      ...withOpenRisk(talk.memory, risk, facts),
      ...(/^SQ\.(?:note|score)$/.test(id) && { noteAskedAt: facts.now }),
    },
  };
  const entered = { risk, memory };
  return { talk: step.does ? withEffect(entered, step.does, facts) : entered, step: id, leads };
}

/** What to do when nobody can be called is the same for every body in danger: it stays known which one it is. */
const keepsBody = (id: string, { flow }: RiskState): boolean =>
  /^OD\.(?:cannot|911)$/.test(id) && /^(?:BODY|WITHDRAW|FOOD)$/.test(flow ?? '');
/** Steps that only who is not in the US comes to. */
const ABROAD = new Set(['BARRIER.b5', 'HURT.abroad']);

/** What being led there says of the question. */
const ANSWERED_BY: Readonly<Record<string, RiskState['answer']>> = {
  SOME: 'sometimes',
  QUIET: 'rather',
  'QUIET.tired': 'rather',
  'SUI.1': 'yes',
  'SUI.today': 'yes',
};

/** Lines that read a text back, or say that it could not be read. */
const READ_BACK = new Set(['flow.guess', 'flow.unread']);

const isQuestion = (id: string) => /^(?:SQ\.|FOLLOW|LOW$|HOW$)/.test(id) && id !== 'SQ.held';
const isFlow = (id: string) =>
  isSafetyStep(id) && !/^(?:SQ|QUIET|SOME|FOLLOW|PERSON|BARRIER|SAFER|TEN|COMING|END)/.test(id);
const exerciseOf = (id: string) => (familyOf(id) in EXERCISES ? familyOf(id) : null);
/** Once these are said, nothing of the exercise is needed any more. */
const EXERCISE_ENDS = new Set(['X.stopped', 'X.done', 'X.aside', 'PICK', 'OPEN.again']);
