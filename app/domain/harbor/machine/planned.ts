import type { Move } from './move';
import { isPlanWithPerson } from './plain/plans';
import { typedWords } from './plain/typed-words';
import { type Talk, withSlots } from './state';
import type { Written } from './written';

/** A plan with more danger in it than this is never offered as a small step. */
export const PLAN_UNTIL = 0.2;

/** A plan that somebody tells: it is offered to be kept as their small step. */
export const asPlan = (talk: Talk, text: string): Move => ({
  talk: withSlots(talk, { step: text, size: '', when: '' }),
  to: 'PLAN',
  by: 'person',
});

/** What somebody means to do with a person, told where nothing else is open. */
export function plannedWithPerson(talk: Talk, { heard, text }: Written): Move | null {
  const { step } = talk.memory;
  if (
    !/^(?:TOPIC|TRIED|MATTER|HELP|CHAT|THINK|STOPPED|WHICH|CONFIRM|UNSURE|PICK|ABOUT\.others)/.test(
      step ?? '',
    )
  )
    return null;
  if (heard.danger >= PLAN_UNTIL || !isPlanWithPerson(typedWords(text), text)) return null;
  return asPlan(talk, text);
}
