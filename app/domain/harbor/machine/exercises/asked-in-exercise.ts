import { asksOfExercise } from '../plain/of-exercises/asked-at-step';
import { pageComplaint } from '../plain/of-exercises/page-complaints';
import { isOnlyOfPage } from '../plain/of-exercises/said-of-page';
import { aimedIn } from '../plain/of-harbor/aimed-at-harbor';
import { typedWords } from '../plain/typed-words';
import { hasRule } from '../signs/signs';
import { isExerciseStep } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { isShown, pageAt } from './shown-page';

/** "How long does it take?", asked where an exercise is offered or open, is asked of the exercise, and what is said of one's page alone is said of that: neither is a sign. */
export function askedInExercise(talk: Talk, written: Written): Written {
  const { memory, risk } = talk;
  const { heard, text } = written;
  if (risk.level !== 'none' || hasRule(heard)) return written;
  const words = typedWords(text);
  if (isShown(memory.step) && pageComplaint(words) !== null && text.length <= SHORT) return calm(written);
  if (heard.level === 'none') return written;
  if (pageAt(talk) !== null && isOnlyOfPage(words, text)) return calm(written);
  if (!isExerciseStep(memory.step)) return written;
  if (/^X\.(?:offer|before)$/.test(memory.step ?? '') && asksOfExercise(words, text)) return calm(written);
  const kinds = aimedIn(text)?.kinds ?? [];
  if (!kinds.includes('left') && !kinds.includes('form')) return written;
  return calm(written);
}

/** More than that tells something beside it. */
const SHORT = 90;

const calm = ({ heard, ...rest }: Written): Written => ({
  ...rest,
  heard: {
    ...heard,
    level: 'none',
    category: null,
    subject: null,
    danger: 0,
    confidences: Object.fromEntries(
      Object.entries(heard.confidences).filter(([label]) => !/^[so]\./.test(label)),
    ),
  },
});
