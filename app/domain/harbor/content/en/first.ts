import type { FIRST_STEPS } from '../../steps/first';
import type { WordsFor } from '../words';

export const FIRST_EN: WordsFor<typeof FIRST_STEPS> = {
  'FIRST.sent': {
    say: [
      'So somebody noticed something and said it. You do not have to agree with it.',
      'Somebody else saw a reason to come here. Yours may be another one.',
    ],
    ask: ['What do you think they noticed?', 'What could have made them say so?'],
    choices: {
      worry: 'That I worry a lot',
      low: 'That I am low or flat',
      sleep: 'That I hardly sleep',
      people: 'Trouble with people',
      else: 'Something else',
    },
  },
  'FIRST.body': {
    say: [
      'A body does that in panic, with a fever, or when something was taken or stopped.',
      'The body first. Fear can do that, and so can an illness, a drug or stopping one.',
    ],
    ask: ['Which of these is nearest?', 'Which one could it be?'],
    choices: {
      panic: 'A wave of fear',
      stopped: 'I stopped a drink or a drug',
      took: 'I took too much of something',
      ill: 'A fever, or I am ill',
      unsure: 'I do not know',
    },
  },
  'FIRST.ill': {
    say: [
      'Then drink something warm and lie down, and call a doctor or a nurse line today. If you faint, cannot get air or have pain in the chest: {911}.',
      'Rest, drink, and let a doctor or a nurse line hear of it today. With chest pain, fainting or no air it is {911}.',
    ],
    choices: { body: 'How it is to be ill', breathe: 'Breathe slowly', person: 'A person' },
  },
};

/** Lines for what stands in a first text beside the thing itself. */
export const FIRST_LEADS_EN = {
  'first.small': [
    'Small things count here, too. It need not be big to be said.',
    'It does not have to be a big thing to have a place here.',
  ],
  'first.mixed': [
    'A good thing, and beside it one that is not. Both count.',
    'The good part stays good, and the other part is real, too.',
  ],
} as const;
