import { STEPS } from '../../steps/all';
import { saysDone } from '../plain/of-exercises/done-said';
import { typedWords } from '../plain/typed-words';
import { isExerciseStep } from '../talk/move';
import type { Offered, Talk } from '../talk/state';
import type { Written } from '../talk/written';

const BUTTONS = new Set(['next', 'done']);

/** The button that says a step is done, where a text says so in own words; undefined for anything else. */
export function doneButton({ memory }: Talk, { text, heard }: Written): Offered | undefined {
  const step = memory.step ?? '';
  if (!isExerciseStep(step) || STEPS[step]?.writes !== undefined || heard.level !== 'none') return undefined;
  return saysDone(typedWords(text), text) ? memory.offered.find(({ id }) => BUTTONS.has(id)) : undefined;
}
