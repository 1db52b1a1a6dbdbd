import { actIn, moveIn } from '../plain/of-life/acts-named';
import { isPlanWithPerson, namesHelper, tellsOfInvitation } from '../plain/of-life/plans';
import { typedWords } from '../plain/typed-words';
import type { Move } from '../talk/move';
import { type Talk, withSlots } from '../talk/state';
import type { Written } from '../talk/written';

/** A plan with more danger in it than this is never offered as a small step. */
export const PLAN_UNTIL = 0.2;

/** A plan that somebody tells: it is offered to be kept as their small step. */
export const asPlan = (talk: Talk, text: string): Move => ({
  talk: withSlots(talk, { step: text, size: '', when: '' }),
  to: 'PLAN',
  by: 'person',
});

/** With a person in it a plan leads toward help: it may sound heavier. */
const WITH_PERSON_UNTIL = 0.35;

/** What somebody means to do with a person, told where nothing else is open. */
export function plannedWithPerson(talk: Talk, { heard, text }: Written): Move | null {
  const { step } = talk.memory;
  if (
    !/^(?:TOPIC|TRIED|MATTER|HELP|CHAT|THINK|STOPPED|WHICH|CONFIRM|UNSURE|PICK|ABOUT|ASKED|CORRECT|DECLINED|FEELING|THANKS|GREET|NEAR|CARING|X\.(?:other|stopped|done|lower|same))/.test(
      step ?? '',
    )
  )
    return null;
  if (heard.danger >= WITH_PERSON_UNTIL || heard.level !== 'none') return null;
  const words = typedWords(text);
  if (isPlanWithPerson(words, text)) return asPlan(talk, text);
  if (tellsOfInvitation(words, text)) return { ...asPlan(talk, text), to: 'PLAN.invited' };
  return namesHelper(words, text) ? { ...asPlan(talk, text), to: 'PLAN.ask' } : null;
}

const OPEN_TO_PLANS =
  /^(?:TOPIC|TRIED|MATTER|HELP|CHAT|THINK|STOPPED|WHICH|PICK|ASKED|CORRECT|DECLINED|X\.(?:other|stopped|done|lower|same))/;

/** A small act of their own that they end with, or name where a move was asked for: it is offered to be kept. */
export function plannedAlone(talk: Talk, { heard, text }: Written): Move | null {
  const { step, asked } = talk.memory;
  if (!OPEN_TO_PLANS.test(step ?? '') || heard.danger >= PLAN_UNTIL || heard.level !== 'none') return null;
  const act = asked === 'move' ? (moveIn(text) ?? actIn(text)) : actIn(text);
  return act === null ? null : asPlan(talk, act);
}
