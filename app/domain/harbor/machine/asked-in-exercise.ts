import { isExerciseStep } from './move';
import { aimedIn } from './plain/aimed-at-harbor';
import { isOnlyOfPage } from './plain/said-of-page';
import { typedWords } from './plain/typed-words';
import { pageAt } from './shown-page';
import { hasRule } from './signs';
import type { Talk } from './state';
import type { Written } from './written';

/** "How long does it take?", asked where an exercise is offered or open, is asked of the exercise, and what is said of one's page alone is said of that: neither is a sign. */
export function askedInExercise(talk: Talk, written: Written): Written {
  const { memory, risk } = talk;
  const { heard, text } = written;
  if (heard.level === 'none' || risk.level !== 'none' || hasRule(heard)) return written;
  const words = typedWords(text);
  if (pageAt(talk) !== null && isOnlyOfPage(words, text)) return calm(written);
  if (!isExerciseStep(memory.step)) return written;
  const kinds = aimedIn(text)?.kinds ?? [];
  if (!kinds.includes('left') && !kinds.includes('form')) return written;
  return calm(written);
}

const calm = ({ heard, ...rest }: Written): Written => ({
  ...rest,
  heard: { ...heard, level: 'none', category: null, subject: null, danger: 0 },
});
