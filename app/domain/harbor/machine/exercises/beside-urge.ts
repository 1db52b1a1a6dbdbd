import { isCrisis } from '../../../safety/types';
import { STEPS } from '../../steps/all';
import { didAgainst, saysDone, standsNear } from '../plain/of-exercises/done-said';
import { phrase, typedWords } from '../plain/typed-words';
import { type Move, stay } from '../talk/move';
import { type Talk, withSlots } from '../talk/state';
import type { Written } from '../talk/written';

/** With more danger in it than this it goes its own way. */
const HARMLESS = 0.6;
const ASKS_NORMAL = phrase(
  '(?:is|was) (?:it|this|that) (?:\\S+ )?normal|(?:have|got|do) i (?:\\S+ )?(?:have |got )?a (?:drink\\w* )?problem|am i (?:an alcoholic|addicted|an addict)|es normal|(?:tengo|tendre) (?:un )?problema|soy (?:alcoholic[oa]|adict[oa])',
);

/**
 * What is said at a step for an urge: that the minute is over, what was done against it, and what still stands there. It
 * is met, and the step goes on. Null: none of these.
 */
export function besideUrge(talk: Talk, { heard, text }: Written): Move | null {
  const step = talk.memory.step ?? '';
  const isOffered = /^X\.(?:offer|before)$/.test(step) && talk.memory.exercise === 'URGE';
  if (!(step.startsWith('URGE.') || isOffered) || isCrisis(heard.level) || heard.danger >= HARMLESS)
    return null;
  const words = typedWords(text);
  const leads = [
    ...(didAgainst(words) ? ['urge.deed'] : standsNear(words) ? ['urge.near'] : []),
    ...(ASKS_NORMAL.test(words) ? ['normal.doctor'] : []),
  ];
  const isDone = didAgainst(words) || saysDone(words.replace(/ [?]/g, ' .'), text);
  if (leads.length === 0 && !isDone) return null;
  const { writes } = STEPS[step] ?? {};
  if (isDone && writes)
    return { talk: withSlots(talk, { [writes.as]: text }), to: writes.to, leads, by: 'person' };
  const button = isDone && talk.memory.offered.find(({ id }) => /^(?:done|next)$/.test(id));
  if (button) return { talk, to: button.target, leads, by: 'person' };
  return leads.length > 0 ? stay(talk, ...leads) : null;
}
