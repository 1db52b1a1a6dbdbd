import { aboutTopic } from './about-topic';
import type { Move } from './move';
import { blamesOneself } from './plain/own-blame';
import { refusesPeople } from './plain/refuses-people';
import { typedWords } from './plain/typed-words';
import type { Talk } from './state';
import type { Written } from './written';

const OF_PEOPLE = /^(?:HUMAN|REACH|PERSON)/;

/**
 * What only sounded like a complaint, or like a wish for somebody to talk to, is read for what it tells: one's own
 * foolishness is none of Harbor's, and who wants to be left alone is shown no people.
 */
export function unlessMisheard(talk: Talk, written: Written, move: Move): Move {
  const words = typedWords(written.text);
  const isMisheard =
    (move.to === 'COMPLAIN' && blamesOneself(words)) || (OF_PEOPLE.test(move.to) && refusesPeople(words));
  return isMisheard ? aboutTopic(talk, written) : move;
}
