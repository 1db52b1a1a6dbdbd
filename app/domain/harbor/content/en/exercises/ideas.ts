import type { StepKind } from '../../../steps/exercises/all';

/** Ideas for a small step, in the words of the person who would do it. Three of a kind are shown at a time. */
export const IDEAS: Readonly<Record<StepKind, readonly string[]>> = {
  body: [
    'wash my face',
    'let in some fresh air',
    'walk to the corner',
    'stretch my arms and back',
    'drink a glass of water',
    'put on clean clothes',
  ],
  liked: [
    'one song, only listening',
    'look at old photos',
    'cook one easy thing',
    'read two pages',
    'draw anything at all',
    'sit in the sun for a bit',
  ],
  waiting: [
    'open one letter',
    'clear one chair',
    'answer one message with one line',
    'wash three cups',
    'look up one phone number',
    'take out the trash',
  ],
  person: [
    'send a picture',
    'ask how someone is',
    'sit where people are',
    'thank someone for one thing',
    'say hello to a neighbor',
    'call someone just to hear a voice',
  ],
};
