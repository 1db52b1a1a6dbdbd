import { asksWhetherToTell } from '../plain/asked-of-telling';
import { soundsGrave } from '../plain/of-harbor/asked-of-life';
import { tellsChoice } from '../plain/of-life/choice';
import { typedWords } from '../plain/typed-words';
import { hasRule } from '../signs/signs';
import { isExerciseStep, isSafetyStep, type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { everyday } from '../telling/everyday';

/** With more danger in it than this a text goes its own way. */
const HARMLESS = 0.6;

/** Somebody stands between two ways: Harbor says that it does not choose, and offers to weigh both. Null: it is no choice. */
export function choiceTold(talk: Talk, { heard, text }: Written): Move | null {
  const { step } = talk.memory;
  const isInside = isExerciseStep(step) && !step?.startsWith('X.');
  if (talk.risk.level !== 'none' || isSafetyStep(step) || isInside) return null;
  if (heard.level !== 'none' || heard.danger >= HARMLESS || hasRule(heard)) return null;
  const words = typedWords(text);
  if (soundsGrave(words) || asksWhetherToTell(words) || !tellsChoice(words, text)) return null;
  // Said in so many words to be weighed, it is begun at once.
  if (everyday(talk, { heard, text })?.to === 'DECIDE.1') return null;
  return { talk: suspending(talk), to: 'CHOICE', by: 'person' };
}
