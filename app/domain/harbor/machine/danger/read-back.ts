import { isCrisis } from '../../../safety/types';
import type { Move } from '../talk/move';
import type { Offered, Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { guessedButton } from './learned-answer';

/** What takes a danger that stands open for less: only plain words, or the button itself, say that. */
const GOOD_NEWS =
  /^(?:safe|safer|moved|gone|left|away|sent|called|calling|answered|coming|with|someone|talked|did|thoughts|fine|nothing|angry|wave|care|here|misread|notSo|longer)$/;
const isGoodNews = ({ risk }: Talk, { id }: Offered): boolean =>
  GOOD_NEWS.test(id) || (id === 'no' && isCrisis(risk.level));

/** A step with the button named that the text may have meant; without one that it could not be read. */
export function readBack(
  talk: Talk,
  written: Written,
  { to = talk.memory.step ?? 'PICK', meant }: { to?: string; meant?: Offered } = {},
): Move {
  // What signs sound like is named only where the words are most likely that answer, too.
  const sure = guessedButton(talk, written);
  const likely = meant && sure?.id !== meant.id ? null : sure;
  const guessed = likely && !isGoodNews(talk, likely) ? likely.label : undefined;
  const isAgain = to !== talk.memory.step;
  return {
    talk: { ...talk, memory: { ...talk.memory, guessed: guessed ?? '-' } },
    to,
    leads: guessed ? ['flow.guess'] : isAgain ? [] : ['flow.unread'],
    by: 'signs',
  };
}
