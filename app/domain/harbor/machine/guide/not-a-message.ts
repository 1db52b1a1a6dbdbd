import { isCrisis } from '../../../safety/types';
import { isNoMessage } from '../plain/asked-again';
import { typedWords } from '../plain/typed-words';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { answeredAgain } from './answered-again';

/** "It is not that sort of thing": the lines to somebody are left with nothing to keep, and what was asked beside it is answered. */
export function notAMessage(talk: Talk, written: Written): Move | null {
  const { risk, memory } = talk;
  if (!/^WORDS\.[123]$/.test(memory.step ?? '') || isCrisis(written.heard.level)) return null;
  const words = typedWords(written.text);
  if (!isNoMessage(words)) return null;
  const step = memory.suspended;
  const left: Talk = { risk, memory: { ...memory, step, exercise: null, slots: {} } };
  const isAsked = answeredAgain(left, written);
  const lost = MEMORY.test(words) ? 'FACT.memory' : null;
  const leads = ['form.closed'];
  if (isAsked) return { ...isAsked, leads: [...leads, ...(isAsked.leads ?? [])] };
  return { talk: left, to: lost ?? 'ASKED.how', leads, by: 'person' };
}
const MEMORY = / (?:dementia|alzheimers?|remembers?|forgets?|demencia|acuerd\w+|olvid\w+)(?= )/;
