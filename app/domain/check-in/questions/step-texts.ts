import type { FactorField } from '../answers';

/** Label and reply of an option. The reply stands under it once it is chosen: 1-2 support, 3 a baseline, 4-5 a good word. */
type Option = readonly [label: string, reply: string];

export interface StepText {
  /** The product's short word for it. */
  id: string;
  /** What the list of questions calls it. */
  name: string;
  question: string;
  hint?: string;
  /** Rating 1 to 5. */
  options: readonly [Option, Option, Option, Option, Option];
}

export const STEP_TEXTS: Readonly<Record<FactorField, StepText>> = {
  sleepRating: {
    id: 'sleep',
    name: 'Sleep',
    question: 'How did you sleep?',
    hint: 'Think of last night, and of how you woke up.',
    options: [
      [
        'Exhausted',
        'That sounds hard. A night like that makes everything heavier, so go gently with yourself today.',
      ],
      ['Tired', 'Thank you for saying so. A slow day is allowed after a short night.'],
      ['Okay', 'In the middle. That is a useful baseline to know.'],
      ['Well-rested', 'Good to hear. A rested body has more to give.'],
      ['Fully energized', 'Lovely. Notice what helped you sleep.'],
    ],
  },
  overallMood: {
    id: 'mood',
    name: 'Mood',
    question: 'How is your mood?',
    hint: 'Right now, whatever the reason.',
    options: [
      [
        'Very low',
        'I am sorry it is this heavy. You do not have to carry it alone: 988 answers at any hour.',
      ],
      ['Low', 'Thank you for being honest about it. Low days are real, and they do pass.'],
      ['Neutral', 'Neither up nor down. That is a steady place to look from.'],
      ['Good', 'Good to hear. Notice what went into it.'],
      ['Great', 'That is wonderful. Let it last a moment.'],
    ],
  },
  appetiteRating: {
    id: 'appetite',
    name: 'Appetite',
    question: 'How is your appetite?',
    hint: 'Think of today as a whole.',
    options: [
      [
        'No appetite',
        'Thank you for saying so. When eating feels impossible, a few sips of something warm are enough for now.',
      ],
      ['Small appetite', 'Eating less on hard days is common, and something small still counts.'],
      ['Okay', 'A steady middle. Good to know.'],
      ['Good appetite', 'Good. Your body is getting what it needs to work with.'],
      ['Great appetite', 'Lovely. Enjoy it.'],
    ],
  },
  focusRating: {
    id: 'focus',
    name: 'Focus',
    question: 'How easy is it to focus?',
    hint: 'Reading, listening, finishing what you begin.',
    options: [
      ['Very difficult', 'That is tiring. One small thing at a time is plenty today.'],
      ['Difficult', 'Thank you for noticing. A scattered mind is often a tired one.'],
      ['Okay', 'Some of it holds, some of it drifts. That is all right.'],
      ['Good focus', 'Good. Things are staying where you put them.'],
      ['Sharp focus', 'Clear and steady. Enjoy using it.'],
    ],
  },
  energyRating: {
    id: 'energy',
    name: 'Energy',
    question: 'How much energy do you have?',
    options: [
      ['Completely drained', 'Then rest is not a luxury today. The smallest step is enough.'],
      ['Low energy', 'Thank you for saying so. Save what you have for what matters.'],
      ['Some energy', 'Enough for now. Good to know.'],
      ['Good energy', 'Good to hear. There is something in the tank.'],
      ['High energy', 'Wonderful. Spend a little of it on something you like.'],
    ],
  },
  stressRating: {
    id: 'stress',
    name: 'Stress',
    question: 'How calm or stressed are you?',
    options: [
      ['Overwhelming', 'That is a lot at once. One slow breath out, longer than the breath in, is a start.'],
      ['Stressed', 'Thank you for naming it. What is pressing today may look different tomorrow.'],
      ['Manageable', 'It is there, and you are handling it.'],
      ['Calm', 'Good to hear. Calm days give something back.'],
      ['Very calm', 'Good to hear. Notice how it feels, so you can find it again.'],
    ],
  },
  anxietyRating: {
    id: 'anxiety',
    name: 'Anxiety',
    question: 'How strong is your anxiety?',
    options: [
      [
        'Very high',
        'That is hard to sit with. It rises and it falls, even when it does not feel that way. You are not alone in this.',
      ],
      ['High', 'Thank you for telling it as it is. Feet on the floor, and look at five things around you.'],
      ['Moderate', 'It is there, but it is not in charge.'],
      ['Low', 'Good. A quieter mind leaves room.'],
      ['Very low', 'Good to hear that it is quiet. Enjoy it.'],
    ],
  },
  motivationRating: {
    id: 'motivation',
    name: 'Motivation',
    question: 'How motivated do you feel?',
    options: [
      [
        'No motivation',
        'That happens, and it says nothing about your worth. Doing one tiny thing first often comes before wanting to.',
      ],
      ['A little', 'Thank you for being honest. A little is something to begin with.'],
      ['Some', 'Enough for what needs doing.'],
      ['Motivated', 'Good to hear. Something is pulling you along.'],
      ['Very motivated', 'Lovely. Choose the thing that matters most to you.'],
    ],
  },
  socialRating: {
    id: 'social',
    name: 'Connection',
    question: 'How connected do you feel to other people?',
    options: [
      [
        'Very isolated',
        'That is a lonely place, and I am glad you came here. If there is one person you could text today, a single word is enough.',
      ],
      ['Isolated', 'Thank you for saying so. Being apart is hard, even when it is by choice.'],
      ['Somewhat connected', 'There is a thread to hold on to.'],
      ['Connected', 'Good. People are within reach.'],
      ['Very connected', 'Good to have people near.'],
    ],
  },
  selfCareRating: {
    id: 'selfcare',
    name: 'Self-care',
    question: 'How much have you looked after yourself?',
    hint: 'Food, water, rest, fresh air, a kind word to yourself.',
    options: [
      ['Not at all', 'Thank you for saying so. This check-in is a first bit of care, and it counts.'],
      ['A little', 'A little is not nothing. One glass of water would be a next bit.'],
      ['Some', 'Some is more than many days allow. It counts.'],
      ['Quite a bit', 'Good. You are on your own side today.'],
      ['Plenty', 'Wonderful. You deserve that care.'],
    ],
  },
};
