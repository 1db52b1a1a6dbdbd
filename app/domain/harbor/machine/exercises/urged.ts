import { urgesNow } from '../plain/of-exercises/urge-now';
import { typedWords } from '../plain/typed-words';
import { isExerciseStep, isSafetyStep, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { withPageWaiting } from './shown-page';

/** With more danger in it than this it goes its own way. */
const HARMLESS = 0.5;
/** Inside an exercise only where something waits for a button, and never in the one for urges itself. */
const WAITS = /^(?:X\.|\w+\.(?:done|kept|deleted|sleep)$)/;

/** An urge to drink, use or gamble that is there now goes before what is open: what is there for it, and a person. Null: none is. */
export function urged(talk: Talk, { heard, text }: Written): Move | null {
  const { step, topic, said, exercise, suspended } = talk.memory;
  if (isSafetyStep(step) || (isExerciseStep(step) && !WAITS.test(step ?? ''))) return null;
  if (exercise === 'URGE' || heard.level !== 'none' || heard.danger >= HARMLESS) return null;
  const isOf = topic === 'drink' || said['TOPIC.drink'] !== undefined || suspended === 'TOPIC.drink';
  if (!urgesNow(typedWords(text), text, isOf)) return null;
  const { talk: waiting, leads } = withPageWaiting(talk);
  return {
    talk: { ...waiting, memory: { ...waiting.memory, topic: 'drink' } },
    to: 'CRAVE',
    leads,
    by: 'person',
  };
}
