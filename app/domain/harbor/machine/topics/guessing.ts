import type { HeardText } from '../../../safety/types';
import { lostThing } from '../plain/of-life/lost-things';
import type { Talk } from '../talk/state';
import { topicsOf } from './acts';
import { topicsNamed } from './topic-words';

/** A topic is guessed at from here on where a plain word names it; otherwise it has to be rather sure. */
const GUESSED_FROM = 0.2;
const GUESSED_UNNAMED = 0.4;
/** The talk with the topics that a text may well be about, three at most. */
export const guessing = (talk: Talk, heard: HeardText): Talk => {
  const named = topicsNamed(heard.words);
  const isOnlyLost = lostThing(` ${heard.words}`) !== null;
  return {
    ...talk,
    memory: {
      ...talk.memory,
      guesses: topicsOf(heard)
        .filter(({ topic, sure }) => sure >= (named.includes(topic) ? GUESSED_FROM : GUESSED_UNNAMED))
        .filter(({ topic }) => !talk.memory.denied.includes(topic) && !(topic === 'grief' && isOnlyLost))
        .slice(0, 3)
        .map(({ topic }) => topic),
    },
  };
};
