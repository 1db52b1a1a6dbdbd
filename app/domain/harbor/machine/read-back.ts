import { guessedButton } from './learned-answer';
import type { Move } from './move';
import type { Offered, Talk } from './state';
import type { Written } from './written';

/** A step with the button named that the text may have meant; without one that it could not be read. */
export function readBack(
  talk: Talk,
  written: Written,
  { to = talk.memory.step ?? 'PICK', meant }: { to?: string; meant?: Offered } = {},
): Move {
  const guessed = (meant ?? guessedButton(talk, written))?.label;
  const isAgain = to !== talk.memory.step;
  return {
    talk: { ...talk, memory: { ...talk.memory, guessed: guessed ?? '-' } },
    to,
    leads: guessed ? ['flow.guess'] : isAgain ? [] : ['flow.unread'],
    by: 'signs',
  };
}
