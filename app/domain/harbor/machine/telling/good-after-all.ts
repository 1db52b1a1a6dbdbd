import { saysItIsGood } from '../plain/of-life/good-news';
import { typedWords } from '../plain/typed-words';
import { isExerciseStep, isSafetyStep, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';

const HARMLESS = 0.35;

/** Good news that was met as something hard: the mistake is owned, and the good has its place. Null: it is none. */
export function goodAfterAll(talk: Talk, { heard, text }: Written): Move | null {
  const { step } = talk.memory;
  if (step === null || step === 'OPEN' || isSafetyStep(step) || isExerciseStep(step)) return null;
  if (talk.risk.level !== 'none' || heard.level !== 'none' || heard.danger >= HARMLESS) return null;
  if (!saysItIsGood(typedWords(text))) return null;
  const memory = { ...talk.memory, topic: 'good' as const, unclear: 0 };
  return { talk: { ...talk, memory }, to: 'TOPIC.good', leads: ['corrected', 'tone.good'], by: 'person' };
}
