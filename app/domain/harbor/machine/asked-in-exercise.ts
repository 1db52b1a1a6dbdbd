import { isExerciseStep } from './move';
import { aimedIn } from './plain/aimed-at-harbor';
import { hasRule } from './signs';
import type { Talk } from './state';
import type { Written } from './written';

/** "How long does it take?", asked where an exercise is offered or open, is asked of the exercise: it is no sign. */
export function askedInExercise({ memory, risk }: Talk, written: Written): Written {
  const { heard, text } = written;
  if (heard.level === 'none' || !isExerciseStep(memory.step) || risk.level !== 'none' || hasRule(heard))
    return written;
  const kinds = aimedIn(text)?.kinds ?? [];
  if (!kinds.includes('left') && !kinds.includes('form')) return written;
  return { ...written, heard: { ...heard, level: 'none', category: null, subject: null, danger: 0 } };
}
