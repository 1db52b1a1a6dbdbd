import { refusedByName } from '../plain/put-right/refusing';
import { phrase, typedWords } from '../plain/typed-words';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { besidePage, isShown } from './shown-page';

/** What passes over the lines that wait: lists of other things, and replies to what was not understood. */
const PASSES = /^(?:UNSURE\.|CONFIRM$|WHICH$|FEELING$|FACET|CORRECT|DECLINED|X\.other$|BORED$|LOOKING$)/;
const ELSE = phrase(
  '(?:something|anything|somewhere) (?:else|different|other)|another|other|exercises?|otra cosa|otr[oa]|distint[oa]|ejercicios?|cambi\\w+ de tema|(?:leave|drop|forget) (?:it|this)|dejemos\\w*|dejalo',
);

/** Beside lines that wait to be kept, a no or what is not understood is said of them: it leads to no list. */
export function heldAtPage(talk: Talk, { text }: Written, move: Move): Move {
  const words = typedWords(text);
  if (!isShown(talk.memory.step) || !PASSES.test(move.to) || ELSE.test(words) || refusedByName(words))
    return move;
  return besidePage(talk, { words, isAsked: false });
}
