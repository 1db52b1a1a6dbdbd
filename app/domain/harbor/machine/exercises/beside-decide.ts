import { leansToAct, saysDecided } from '../plain/of-life/choice';
import { typedWords } from '../plain/typed-words';
import { hasRule } from '../signs/signs';
import { type Move, suspending } from '../talk/move';
import { type Talk, withSlots } from '../talk/state';
import type { Written } from '../talk/written';

/** With more danger in it than this nothing is kept as a step. */
const HARMLESS = 0.5;

/**
 * Where two sides are weighed: who says that they have chosen is asked no further question, and it is offered to be kept;
 * a cost that was told with the good is not asked for again. Null: neither was said.
 */
export function ofDecision(talk: Talk, { heard, text }: Written): Move | null {
  const [, at] = /^DECIDE\.([1-4])$/.exec(talk.memory.step ?? '') ?? [];
  if (!at || heard.level !== 'none' || hasRule(heard) || talk.risk.level !== 'none') return null;
  const words = typedWords(text);
  const isChosen = at === '1' || at === '2' ? saysDecided(words) : leansToAct(words);
  if (isChosen && heard.danger < HARMLESS) return decided(talk, at, text);
  if (at !== '2') return null;
  const [good, cost] = bothSides(text);
  return cost === undefined
    ? null
    : {
        talk: withSlots(talk, { good: good ?? '', cost }),
        to: 'DECIDE.4',
        leads: ['decide.both'],
        by: 'person',
      };
}

const AS: Readonly<Record<string, string>> = { 1: 'choice', 2: 'good', 3: 'cost', 4: 'first' };

/** What was said besides stands on the page; the page waits behind what is asked of the step. */
function decided(talk: Talk, at: string, text: string): Move {
  const sentences = text.split(/(?<=[.!?;\n])\s+/);
  const act = sentences.findLast((each) => leansToAct(typedWords(each))) ?? text;
  const rest = sentences
    .filter((each) => each !== act)
    .join(' ')
    .trim();
  const written = withSlots(talk, {
    ...(rest && { [AS[at] ?? 'first']: rest }),
    step: act.trim(),
    size: '',
    when: '',
  });
  const kept = suspending(written);
  return {
    talk: { ...kept, memory: { ...kept.memory, suspended: 'DECIDE.done' } },
    to: 'PLAN.decided',
    by: 'person',
  };
}

/** "It is easier, but then I am fake all day": the good and its cost. */
function bothSides(text: string): [string?, string?] {
  const [, good, cost] = BUT.exec(text.trim()) ?? [];
  const isTold = (part: string | undefined) => (part?.split(/\s+/).length ?? 0) >= FEWEST;
  return isTold(good) && isTold(cost) ? [good, cost] : [];
}
const BUT = /^(.+?)[,.;]?\s+(?:but|pero|though|aunque|on the other hand|por otro lado)\s+(.+)$/isu;
/** In words: less than that tells no side. */
const FEWEST = 4;
