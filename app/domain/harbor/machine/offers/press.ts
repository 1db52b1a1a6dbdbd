import { isCrisis } from '../../../safety/types';
import { WORDS } from '../../content/all-words';
import { EXERCISE_NAMES } from '../../content/exercise-words';
import { NOT_SAFE, NOT_SAFE_SAID } from '../../content/not-safe';
import { NUMBERS } from '../../content/numbers';
import { STEPS } from '../../steps/all';
import type { ExerciseId, StepKind } from '../../steps/exercises/all';
import { pressedTells } from '../signs/told';
import { familyOf, isSafetyStep, type Move, SILENT, suspending } from '../talk/move';
import type { Offered, Talk } from '../talk/state';
import { beginExercise, exerciseIn } from './begin-exercise';
import { type EarlierButton, pressEarlier } from './press-earlier';
import { withOnlyRefused, withRefused } from './refuse';

interface Pressed {
  move: Move;
  own: string | null;
}

/**
 * What a pressed button leads to. Of one that never was nothing is taken: the newest buttons come again.
 * @param earlier where it stood, of an earlier reply's button
 */
export function press(talk: Talk, choice: string, earlier?: EarlierButton): Pressed {
  if (choice === NOT_SAFE) {
    return {
      move: { talk: suspending(talk), to: 'NS', by: 'person' },
      own: NOT_SAFE_SAID[talk.risk.language],
    };
  }
  const exercise = exerciseIn(choice);
  if (exercise) {
    const wanted = withoutRefusalOf(talk, exercise);
    return { move: beginExercise(wanted, exercise), own: EXERCISE_NAMES[talk.risk.language][exercise].name };
  }
  const offered = talk.memory.offered.find(({ id }) => id === choice) ?? earlierNews(talk, choice);
  if (!offered) return pressEarlier(talk, earlier);
  return { move: pressed(talk, offered), own: SILENT.has(choice) ? null : offered.label };
}

/** Buttons of a danger to the own life that say what was done, wherever they stood. */
const NEWS: Readonly<Record<string, string>> = {
  'SUI.who': 'line',
  'SUI.today': 'called moved with did',
  'SUI.apart': 'moved',
  'SUI.far': 'moved',
  'SUI.means': 'gone',
  'PERSON.sent': 'sent',
  'PERSON.next': 'answered',
  'SUI.stay': 'coming',
};

/** News that was pressed on an earlier reply of the open flow is taken where the talk stands now. */
function earlierNews({ risk, memory }: Talk, choice: string): Offered | undefined {
  const isOwn =
    isCrisis(risk.level) && /^(?:SUI|NS|HARM|HOW|OD)$/.test(risk.flow ?? '') && isSafetyStep(memory.step);
  const from = Object.keys(NEWS).find(
    (step) => memory.said[step] !== undefined && NEWS[step]?.split(' ').includes(choice),
  );
  const target = from && isOwn ? STEPS[from]?.choices[choice] : undefined;
  const label = from ? WORDS[risk.language][from]?.choices[choice] : undefined;
  return target && label ? { id: choice, target, label: label.replaceAll('{988}', NUMBERS[988]) } : undefined;
}

/** What is begun from its own page is wanted again. */
const withoutRefusalOf = (talk: Talk, id: ExerciseId): Talk =>
  withOnlyRefused(
    talk,
    talk.memory.refused.filter((each): each is ExerciseId => each !== id),
  );

/** Buttons to a small step that name its kind. */
const KIND_OF: Readonly<Record<string, StepKind>> = {
  'TOPIC.lonely.step': 'person',
  'REACH.done.step': 'person',
};

/** What one of the newest buttons leads to. */
export function pressed(talk: Talk, { id, target, keeps, leads }: Offered): Move {
  const { risk, memory } = talk;
  const kind = target === 'STEP.1' ? KIND_OF[`${memory.step}.${id}`] : undefined;
  const slots = { ...memory.slots, ...(keeps && { [keeps[0]]: keeps[1] }), ...(kind && { kind }) };
  const topic = target.startsWith('TOPIC.') ? topicOf(target) : memory.topic;
  const told = pressedTells(risk, memory.step, id);
  const denied = memory.denied.filter((each) => each !== topic);
  const pressedHere: Talk = { risk: told, memory: { ...memory, slots, topic, denied, unclear: 0 } };
  const kept = target === 'X.other' ? withRefused(pressedHere, [memory.exercise]) : pressedHere;
  const leavesFlow = !isSafetyStep(memory.step) && isSafetyStep(target);
  const asksAside =
    /^(?:ABOUT|HUMAN|PERSON)/.test(target) && familyOf(memory.step ?? '') !== familyOf(target);
  return {
    talk: leavesFlow || asksAside ? suspending(kept) : kept,
    to: target,
    by: 'person',
    ...(leads && { leads: [leads] }),
  };
}

/** A button that was read out of a text: what it says of danger is Harbor's reading, until the person says it themselves. */
export const readAs = (talk: Talk, button: Offered): Move => ({ ...pressed(talk, button), by: 'signs' });

const topicOf = (target: string) => {
  const name = target.slice('TOPIC.'.length);
  return name === 'more' || name === 'change' ? null : (name as Talk['memory']['topic']);
};
