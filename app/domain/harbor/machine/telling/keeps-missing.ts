import { typedWords } from '../plain/typed-words';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { topicsNamed } from '../topics/topic-words';

/** After so many corrections in a row nothing more is guessed. */
const MOST = 2;
const IS_WRONG = /^corrected(?:$|\.)/;
/** Guesses, and questions what it is. */
const GUESSES = /^(?:CORRECT|TOPIC\.\w+|UNSURE\.\w+|CONFIRM|WHICH|FEELING|PICK)$/;

/**
 * Who corrects Harbor twice in a row hears that it keeps missing it, and is offered to write it down: a third guess comes
 * only where it was named.
 */
export function keepsMissing(before: Talk, written: Written, move: Move): Move {
  const wrong = isCorrected(move) ? (before.memory.wrong ?? 0) + 1 : 0;
  if (wrong === 0 && !before.memory.wrong) return move;
  const talk: Talk = { ...move.talk, memory: { ...move.talk.memory, wrong } };
  if (wrong < MOST || !GUESSES.test(move.to) || isNamed(written, move)) return { ...move, talk };
  const { memory } = talk;
  return {
    talk: { ...talk, memory: { ...memory, topic: null, guesses: [], situations: [], suspended: null } },
    to: 'UNSURE.missed',
    by: 'person',
  };
}

const isCorrected = ({ to, leads = [] }: Move): boolean =>
  to === 'CORRECT' || leads.some((lead) => IS_WRONG.test(lead));

/** The topic stands in their own words. */
function isNamed({ text }: Written, { to, leads = [] }: Move): boolean {
  const [, topic] = /^TOPIC\.(\w+)$/.exec(to) ?? [];
  if (leads.some((lead) => lead.startsWith('situation.'))) return true;
  return topic !== undefined && topicsNamed(typedWords(text)).some((each) => each === topic);
}
