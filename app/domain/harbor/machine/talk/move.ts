import { isCrisis } from '../../../safety/types';
import { STEPS } from '../../steps/all';
import { raised } from './levels';
import type { Talk } from './state';

/** Buttons that say nothing of their own: they leave no line in the list. */
export const SILENT: ReadonlySet<string> = new Set(['next', 'done', 'skip', 'goOn']);

/** What a button or a text leads to, before it is carried out. */
export interface Move {
  talk: Talk;
  /** A step, or a target that has to be resolved. */
  to: string;
  /** Lines that stand before the step's own: ids of leads, or of steps whose words are said in passing. */
  leads?: readonly string[];
  /** Who brings it about: the person by an answer or plain words, or signs alone. */
  by: 'person' | 'signs';
}

/** A move that stays at the open step. */
export const stay = (talk: Talk, ...leads: string[]): Move => ({
  talk,
  to: talk.memory.step ?? 'PICK',
  leads,
  by: 'signs',
});

/** The talk with what stands open kept, so that `BACK` leads there; what was kept already stays. */
export function suspending(talk: Talk): Talk {
  const { step, suspended } = talk.memory;
  if (step === null || isSafetyStep(step) || isPassing(step)) return talk;
  return { ...talk, memory: { ...talk.memory, suspended: step ?? suspended } };
}

/** To a flow of a danger that the person has said themselves: it counts as a crisis, and what was open is kept. */
export const openingAt = (talk: Talk, to: string, leads: readonly string[] = []): Move => ({
  talk: { ...suspending(talk), risk: raised(talk.risk, { to: 'crisis', by: 'person' }) },
  to,
  leads,
  by: 'person',
});

const SAFETY =
  /^(?:NS|SQ|QUIET|SOME|FOLLOW|SUI|BARRIER|PERSON|SAFER|TEN|COMING|END\.(?:risk|hurt|abroad)|HARM|OD|HOW|BODY|HURT|CHILD|HOME|ASSAULT|VOICES|WITHDRAW|OTHER|FOOD|THIRD|MANIA)(?:\.|$)/;
/** Whether a step belongs to the written safety flows. */
export const isSafetyStep = (step: string | null): boolean => step !== null && SAFETY.test(step);

/** Whether the open safety step holds the talk: its level is crisis, or it waits for an answer. */
export const isHeldHere = ({ risk, memory }: Talk): boolean =>
  isSafetyStep(memory.step) && (isCrisis(risk.level) || STEPS[memory.step ?? '']?.asks === true);

const OWN_QUESTION =
  /^(?:SQ\.(?:plain|soft|new|again|meant|againHarm|harm|figure|given|note|score)|LOW|HOW|FOLLOW\.open)$/;
/** Whether a step asks about the person's own life or body. */
export const isOwnQuestion = (step: string): boolean => OWN_QUESTION.test(step);

const EXERCISE =
  /^(?:BREATH|GROUND|WORRY|THOUGHT|STEP|SOLVE|KIND|SLEEP|URGE|GRIEF|LETTER|VALUE|WRITE|WORDS|DECIDE|SPEAK)\.|^X\./;
export const isExerciseStep = (step: string | null): boolean => step !== null && EXERCISE.test(step);

/** Answers in between, which nothing comes back to. */
const PASSING =
  /^(?:ABOUT|ASKED|FACT|HUMAN|THERAPIST|THANKS|GREET|CHAT|COMPLAIN|LOOKING|BORED|NUMBER|LOST|CORRECT|DECLINED|JOKE|TEST|WAIT|LANGUAGE|END|BREAK|PLAN|TRIED|CALL|FEELING|UNSURE|HELP|PICK|STOPPED|CONFIRM|WHICH|LOW|OPEN|RETURN|UNDER13|THINK|TIP)(?:\.|$)/;
const isPassing = (step: string) => PASSING.test(step);

/** The written flow a step belongs to: `SUI` of `SUI.today`. */
export const familyOf = (step: string): string => step.split('.')[0] ?? step;
