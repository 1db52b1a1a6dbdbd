import type { BODY_STEPS } from '../../../steps/exercises/body';
import type { WordsFor } from '../../words';

const NEXT = { next: 'Next', stop: 'Stop here' };
const DONE = { done: 'Done', stop: 'Stop here' };

export const BODY_EN: WordsFor<typeof BODY_STEPS> = {
  'BREATH.1': { say: 'Sit, lie or stand so that your belly can move. Put one hand on it.', choices: NEXT },
  'BREATH.2': {
    say: 'Breathe in for 4, as water rises. Breathe out for 6, as it falls. Do that for one minute.',
    choices: { done: 'One minute done', slower: 'Slower', dizzy: 'It makes me dizzy', stop: 'Stop here' },
  },
  'BREATH.slow': {
    say: 'In for 5 while it rises, out for 7 while it falls. Only as deep as is easy.',
    choices: {
      done: 'One minute done',
      usual: 'Back to 4 and 6',
      dizzy: 'It makes me dizzy',
      stop: 'Stop here',
    },
  },
  'BREATH.dizzy': {
    say: 'Then stop counting. Breathe as you like, and look around you.',
    choices: { ground: 'Keep looking around', better: 'It has passed', stop: 'Stop here' },
  },
  'BREATH.3': {
    say: 'Let the breath go on by itself. Notice what your feet touch.',
    choices: { done: 'Done', again: 'One more minute', stop: 'Stop here' },
  },
  'GROUND.1': {
    say: 'Look around. Name five things you can see. Out loud, in your head, or here.',
    choices: DONE,
  },
  'GROUND.2': { say: 'Four things you can touch. Touch one.', choices: DONE },
  'GROUND.3': { say: 'Three things you can hear.', choices: DONE },
  'GROUND.4': { say: 'Two things you can smell, or like to smell.', choices: DONE },
  'GROUND.5': {
    say: 'One slow breath. You are here, and it is {weekday}.',
    choices: { done: 'Done', person: 'I want a person', stop: 'Stop here' },
  },
  'SLEEP.1': {
    say: '',
    ask: 'Is it bedtime, a night awake, or do you sleep by day?',
    choices: {
      bedtime: 'Bedtime',
      awake: 'Awake now',
      day: 'It is still day',
      nights: 'I work nights',
      stop: 'Stop here',
    },
  },
  'SLEEP.2': {
    say: 'Write down what tomorrow wants. It can stay here.',
    choices: { skip: 'Skip', stop: 'Stop here' },
  },
  'SLEEP.3': { say: 'Dim the light. Put the phone out of reach after this.', choices: NEXT },
  'SLEEP.4': {
    say: 'Go to bed when you are sleepy, not when it is late. Get up at the same time tomorrow.',
    choices: NEXT,
  },
  'SLEEP.5': {
    say: 'If you have been awake a good while, get up. The bed should mean sleep.',
    choices: NEXT,
  },
  'SLEEP.6': {
    say: 'Sit somewhere dim. Do something dull, no clock, no screen. Back when your eyes close.',
    choices: NEXT,
  },
  'SLEEP.7': {
    say: 'A night begins in the morning. Go out into the light early, and keep coffee to the first half of the day.',
    choices: NEXT,
  },
  'SLEEP.8': {
    say: 'Pick one hour to get up, and keep it after bad nights, too. A nap is fine if it is short and early.',
    choices: DONE,
  },
  'SLEEP.9': {
    say: 'Have your last coffee early in the shift. On the way home keep the sun out of your eyes: dark glasses, if someone else drives.',
    choices: NEXT,
  },
  'SLEEP.10': {
    say: 'Make the room as dark as night, with foil, a thick blanket or a mask. For the noise: earplugs, or a fan that hums.',
    choices: NEXT,
  },
  'SLEEP.11': {
    say: 'Sleep at the same hours each day, and close to them on free days. Put a note on the door, so that the house knows it is your night.',
    choices: DONE,
  },
  'SLEEP.end': {
    say: 'If the night stays short: that is hard, and the body catches up. The screen can go dark now.',
    choices: { breathe: 'Breathe first', enough: 'Good night' },
  },
  'URGE.1': {
    say: 'Only look at it for now. You do not have to do anything.',
    ask: 'Where in the body is it?',
    choices: { skip: 'Next', stop: 'Stop here' },
  },
  'URGE.2': {
    say: '',
    ask: 'How strong is it right now?',
    choices: { little: 'A little', strong: 'Strong', very: 'Very strong', stop: 'Stop here' },
  },
  'URGE.3': {
    say: 'An urge is a wave. You do not have to push it or feed it. Breathe, and watch it for one minute.',
    choices: { done: 'One minute done', stop: 'Stop here' },
  },
  'URGE.4': {
    say: '',
    ask: 'Compared with a minute ago, how strong is it?',
    choices: { lower: 'Lower', same: 'The same', higher: 'Higher', stop: 'Stop here' },
  },
  'URGE.up': {
    say: 'Then it is still rising. A second person makes that easier to sit out.',
    choices: {
      person: 'A person',
      again: 'One more minute',
      hands: 'Something for my hands',
      stop: 'Stop here',
    },
  },
  'URGE.5': {
    say: '',
    ask: 'What can your hands do for ten minutes?',
    choices: { water: 'Cold water', walk: 'Walk', call: 'Call someone', skip: 'Skip', stop: 'Stop here' },
  },
};
