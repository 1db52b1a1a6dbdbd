import type { FACET_STEPS } from '../../steps/facet';
import type { WordsFor } from '../words';

const WRITE = 'Let me write';
const WORDS = 'Words I could say';
const KIND = 'Something kind for me';

export const FACET_EN: WordsFor<typeof FACET_STEPS> = {
  FACET: {
    say: '',
    ask: ['Which of these comes closest to what weighs?', 'What is at the bottom of it?'],
    choices: {
      did: 'What somebody did or said',
      ahead: 'What may still come',
      mine: 'My own part in it',
      alone: 'That I am alone with it',
      much: 'That it is all too much',
    },
  },
  'FACET.did': {
    say: [
      'Then it is about how you were treated. That goes on working long after.',
      'So somebody left that with you. It need not stay unsaid.',
    ],
    ask: ['What would you like to do with that?', 'What should come of it?'],
    choices: { words: WORDS, letter: 'A letter I do not send', write: WRITE },
  },
  'FACET.ahead': {
    say: [
      'Then it takes up today before it is even there.',
      'What has not come yet leaves the head a lot of room to guess.',
    ],
    ask: ['Where would you put it for tonight?', 'What would give you a bit of ground?'],
    choices: { worry: 'Give the worry a time', think: 'Think it through', breathe: 'Breathe slowly' },
  },
  'FACET.mine': {
    say: [
      'Then it is about your own part. From inside, that mostly looks bigger.',
      'What one did oneself goes round in the head. On paper it has a size.',
    ],
    ask: ['How would you like to look at that part?', 'What would be fair to you there?'],
    choices: { thought: 'Look at one thought', kind: 'Be kind to myself', write: WRITE },
  },
  'FACET.alone': {
    say: [
      'Then there are too few hands for it. That is no failing of yours.',
      'It is harder with nobody beside you. One person can already change that.',
    ],
    ask: ['What could be a first move?', 'What would make it less alone?'],
    choices: { person: 'Someone I could ask', words: WORDS, kind: KIND },
  },
  'FACET.much': {
    say: [
      'Then less at a time. One thing, or for two minutes nothing.',
      'When it is too much, nobody can sort all of it. Nothing has to be solved right now.',
    ],
    ask: ['Which would be lighter?', 'What would be enough for now?'],
    choices: { breathe: 'Breathe slowly', step: 'One small step', write: WRITE },
  },
};
