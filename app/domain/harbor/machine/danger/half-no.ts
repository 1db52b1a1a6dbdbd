import { readAs } from '../offers/press';
import { typedWords } from '../plain/typed-words';
import { deniesOnlyTheAct, deniesTheWish, tellsTheThought } from '../plain-danger/denied/half-no';
import { isOwnQuestion, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { withTopicIn } from '../telling/topic-in-answer';
import { plainAnswer } from './read-answer';

/**
 * An answer to the question about the own life that is a no to doing it, and none to thinking of it: it counts as
 * "sometimes", whatever else it sounds like. Null: it is no such answer, or one that says more.
 */
export function halfNo(talk: Talk, { heard, text }: Written): Move | null {
  const { risk, memory } = talk;
  const sometimes = memory.offered.find(({ id }) => id === 'sometimes');
  if (!sometimes || !isOwnQuestion(risk.question?.step ?? '') || plainAnswer(heard) === 'yes') return null;
  const says = (test: (words: string) => boolean) => test(heard.words) || test(typedWords(text));
  const isThought = says(tellsTheThought);
  if (!isThought && (!says(deniesOnlyTheAct) || says(deniesTheWish))) return null;
  return { ...readAs(withTopicIn(talk, heard), sometimes), leads: [isThought ? 'some.thought' : 'some.act'] };
}
