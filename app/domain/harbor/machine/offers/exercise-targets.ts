import { isCrisis } from '../../../safety/types';
import { STEPS } from '../../steps/all';
import { EXERCISES } from '../../steps/exercises/all';
import { isNoMessage } from '../plain/asked-again';
import { typedWords } from '../plain/typed-words';
import { canAskSoftly } from '../signs/soft-question';
import { withEffect } from '../talk/effects';
import type { Facts } from '../talk/facts';
import type { Resolved } from '../talk/resolved';
import { type Talk, withSlots } from '../talk/state';
import { tipStep } from './tips';
import { insteadOfBreath } from './without-breath';

/** The talk with an exercise begun anew. */
export const withExercise = ({ risk, memory }: Talk, exercise: string): Talk => ({
  risk,
  memory: { ...memory, exercise, slots: {} },
});

/** What is asked for to be used at once, or only written down: a number of how heavy it is tells nothing there. */
const PLAIN: ReadonlySet<string> = new Set(['WRITE', 'WORDS', 'DECIDE', 'SPEAK']);

/** A tip is the next one; an exercise is offered and rated first, but in a crisis, in panic, and where it is of use at once. */
export function framed(talk: Talk, to: string): Resolved | null {
  if (to === 'TIP') return { talk, to: tipStep(talk) };
  const instead = insteadOfBreath(talk, to);
  if (instead) return instead;
  const [id = '', step] = to.split('.');
  if (step !== '1' || !(id in EXERCISES)) return null;
  const { memory, risk } = talk;
  const isBegun = memory.exercise === id && memory.slots.before !== undefined;
  const isPlain =
    PLAIN.has(id) || memory.step === 'CRAVE' || memory.topic === 'panic' || risk.level !== 'none';
  if (isBegun || (isPlain && memory.exercise === id)) return null;
  return { talk: withKind(talk, withExercise(talk, id)), to: isPlain ? to : 'X.offer' };
}

/** A kind of small step that a button named is not asked for again. */
const withKind = ({ memory: { step, slots } }: Talk, begun: Talk): Talk =>
  begun.memory.exercise === 'STEP' && slots.kind !== undefined && !step?.startsWith('STEP.')
    ? withSlots(begun, { kind: slots.kind })
    : begun;

/** The first step of the exercise that was chosen; where all is very heavy, the soft question comes before it. */
export function begun(talk: Talk, facts: Facts): Resolved {
  const { memory } = talk;
  const isChosen = memory.exercise === 'STEP' && memory.slots.kind !== undefined;
  const first = isChosen ? 'STEP.2' : `${memory.exercise ?? 'BREATH'}.1`;
  if (memory.slots.before !== '5' || !canAskSoftly(talk, facts)) return { talk, to: first };
  return { talk: { ...talk, memory: { ...memory, suspended: first } }, to: 'SQ.soft' };
}

/** The open exercise from its first step, with the lines that were written: one that is skipped stays as it was. */
export function begunAgain({ risk, memory }: Talk): Resolved {
  const { exercise, slots } = memory;
  const kept = { ...slots, before: slots.before ?? '' };
  return {
    talk: { risk, memory: { ...memory, slots: kept } },
    to: `${exercise ?? 'WORDS'}.1`,
    leads: ['record.again'],
  };
}

/** Where nothing was rated before, nothing is rated after; in a crisis the next minutes come first. */
export function afterExercise(talk: Talk): Resolved | null {
  if (isCrisis(talk.risk.level)) return { talk, to: 'TEN.4' };
  return talk.memory.slots.before ? null : { talk, to: 'X.done' };
}

/** What the two ratings say; where it grew much heavier, the soft question comes before it. */
export function result(talk: Talk, facts: Facts): Resolved {
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

/** The same for who goes: the result is said, and nothing more is offered; a question that is due comes all the same. */
export function resultAndBye(talk: Talk, facts: Facts): Resolved {
  const found = result(talk, facts);
  return found.to.startsWith('X.') ? { talk: found.talk, to: 'END', leads: [found.to] } : found;
}

/** Whether something of their own stands in the steps of the open exercise. */
export const hasWritten = ({ memory: { exercise, slots } }: Talk): boolean =>
  exercise !== null &&
  Object.entries(STEPS).some(
    ([id, step]) =>
      id.startsWith(`${exercise}.`) && step?.writes !== undefined && isLine(slots[step.writes.as]),
  );

/** What only says that it was the wrong form is no line of theirs. */
const isLine = (text: string | undefined): boolean => !!text && !isNoMessage(typedWords(text));

/** Where an exercise is stopped what was written is offered to be kept; a page of one's own is kept as it is. */
export function stoppedWith(talk: Talk): Resolved | null {
  if (!hasWritten(talk)) return null;
  return { talk, to: talk.memory.exercise === 'WRITE' ? 'WRITE.done' : 'X.left' };
}

/** A worry that something can be done about goes on as the problem to solve, with its words and its number. */
export function withWorry({ risk, memory }: Talk): Resolved | null {
  const { exercise, slots } = memory;
  if (exercise !== 'WORRY' || !slots.worry) return null;
  const { before, worry } = slots;
  return {
    talk: {
      risk,
      memory: {
        ...memory,
        exercise: 'SOLVE',
        slots: { ...(before !== undefined && { before }), problem: worry },
      },
    },
    to: 'SOLVE.1',
  };
}

/** The page is met for what stands on it, once. */
export function withoutWeight({ risk, memory }: Talk, to: string): Resolved {
  const { heavyPage: _, ...slots } = memory.slots;
  return { talk: { risk, memory: { ...memory, slots } }, to, leads: ['page.heavy'] };
}
