import type { Remark } from '../../../meanings/remarks';
import type { OpenQuestion } from '../../content/answer-words';
import type { ExerciseId } from '../../steps/exercises/all';
import { ANSWER_LEAD } from './open-question';

/** A lead's id is this and the kind of remark. */
export const REMARK_LEAD = 'remark.';

/** What somebody who says this on may want to do; it stands first among the buttons. */
const FITTING: Readonly<Partial<Record<Remark, ExerciseId>>> = {
  blamed: 'WORDS',
  unseen: 'WORDS',
  brushedOff: 'KIND',
  toldWhatToDo: 'WORDS',
  noAnswer: 'LETTER',
  othersManage: 'KIND',
  needed: 'KIND',
  doesAll: 'WORDS',
  letDown: 'LETTER',
  itShowsOnOthers: 'WORDS',
  sameFight: 'WORDS',
  ownFault: 'THOUGHT',
  silly: 'KIND',
  noIdea: 'SOLVE',
  twoMinds: 'DECIDE',
  mask: 'WRITE',
  changed: 'VALUE',
  putsOff: 'STEP',
  snapped: 'WORDS',
  cried: 'KIND',
  wornOut: 'KIND',
  bodyTells: 'BREATH',
  loops: 'WORRY',
  nobodyKnows: 'WORDS',
  cannotSay: 'WORDS',
  tooLate: 'STEP',
  again: 'THOUGHT',
  misses: 'LETTER',
  scared: 'WORRY',
  noWayOut: 'SOLVE',
  torn: 'DECIDE',
  noTime: 'BREATH',
  noMoney: 'SOLVE',
  notGoodEnough: 'THOUGHT',
  angry: 'LETTER',
  guilty: 'KIND',
  wantsRest: 'BREATH',
  confused: 'WRITE',
  ashamed: 'KIND',
  comingUp: 'WORRY',
  waiting: 'WORRY',
  whatIf: 'DECIDE',
  triedAlready: 'SOLVE',
  howToSay: 'WORDS',
  askShould: 'DECIDE',
};

/** The same for who answers an open question. */
const FITTING_ANSWER: Readonly<Partial<Record<OpenQuestion, ExerciseId>>> = {
  head: 'THOUGHT',
  known: 'WORDS',
};

/** The exercise for what a reply begins with; null where there is none. */
export const fittingExercise = (leads: readonly string[]): ExerciseId | null => {
  const answer = leads.find((each) => each.startsWith(ANSWER_LEAD));
  if (answer) return FITTING_ANSWER[answer.slice(ANSWER_LEAD.length) as OpenQuestion] ?? null;
  const lead = leads.find((each) => each.startsWith(REMARK_LEAD));
  return lead === undefined ? null : (FITTING[lead.slice(REMARK_LEAD.length) as Remark] ?? null);
};
