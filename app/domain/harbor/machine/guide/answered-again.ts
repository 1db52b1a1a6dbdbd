import { isCrisis } from '../../../safety/types';
import { WORDS } from '../../content/all-words';
import { askedAgain, type Asker } from '../plain/asked-again';
import { askedOfHarbor } from '../plain/of-harbor/about-harbor';
import { askedOfSelf } from '../plain/of-harbor/asked-of-self';
import { typedWords } from '../plain/typed-words';
import { hasRule } from '../signs/signs';
import { isSafetyStep, type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';

const STEP_OF: Readonly<Record<Asker, string>> = {
  memory: 'FACT.memory',
  child: 'FACT.child',
  customers: 'FACT.customers',
  again: 'FACT.again',
};
/** Pages where whatever is typed belongs to them. */
const PAGES = /^(?:LETTER|WRITE|GRIEF|THOUGHT)\./;
const HARMLESS = 0.6;

/**
 * What to answer to a question that comes every day, and whether it is bad or a lie what one does: it has an honest line,
 * and is no message to be composed. Null: neither is asked.
 */
export function answeredAgain(talk: Talk, written: Written): Move | null {
  const { heard, text } = written;
  const { step, topic } = talk.memory;
  if (talk.risk.level !== 'none' || isSafetyStep(step) || PAGES.test(step ?? '')) return null;
  if (isCrisis(heard.level) || hasRule(heard)) return null;
  const words = typedWords(text);
  const asker = askedAgain(words, text, topic === 'caring');
  if (asker) return answer(talk, STEP_OF[asker]);
  if (heard.level !== 'none' || heard.danger >= HARMLESS) return null;
  const self = askedOfSelf(words, text);
  // Of what is felt there are lines already.
  const isFelt = self !== 'ASKED.lie' && askedOfHarbor(words, text) === 'ABOUT.normal';
  return self && !isFelt && isNew(talk, self) ? answer(talk, self) : null;
}

const answer = (talk: Talk, to: string): Move => ({ talk: suspending(talk), to, by: 'person' });

/** Each of the lines once; after that it goes on as it did. */
const isNew = ({ risk, memory }: Talk, step: string): boolean =>
  (memory.said[step] ?? 0) < [WORDS[risk.language][step]?.say ?? []].flat().length;
