import { afterRefusal, withRefused } from '../offers/refuse';
import { ideaInstead, refusesLength } from '../plain/too-long';
import { typedWords } from '../plain/typed-words';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { everyday } from './everyday';
import { asPlan, PLAN_UNTIL } from './planned';

/** What takes too long is set aside for something shorter; an idea of their own beside it is the plan. Null: it is no such no. */
export function tooLong(talk: Talk, written: Written): Move | null {
  const { heard, text } = written;
  const { step, exercise } = talk.memory;
  if (!/^X\.(?:offer|before)$/.test(step ?? '') || heard.level !== 'none') return null;
  if (!refusesLength(typedWords(text))) return null;
  const left = withRefused(talk, [exercise]);
  const asked = everyday(left, written);
  if (asked) return asked;
  const idea = heard.danger < PLAN_UNTIL ? ideaInstead(text, typedWords) : null;
  return idea === null ? afterRefusal(left) : asPlan(left, idea);
}
