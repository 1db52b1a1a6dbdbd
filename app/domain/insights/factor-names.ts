import { FACTOR_FIELDS, type FactorField } from '../check-in/answers';

/** The factors as the API names them: SPEC's names of the questions. */
export const FACTOR_ID_OF = {
  sleepRating: 'sleep',
  overallMood: 'mood',
  appetiteRating: 'appetite',
  focusRating: 'focus',
  energyRating: 'energy',
  stressRating: 'stress',
  anxietyRating: 'anxiety',
  motivationRating: 'motivation',
  socialRating: 'social',
  selfCareRating: 'selfCare',
} as const satisfies Record<FactorField, string>;

export type FactorId = (typeof FACTOR_ID_OF)[FactorField];

/** Every factor, in the order of the check-in. */
export const FACTOR_IDS: readonly FactorId[] = FACTOR_FIELDS.map((field) => FACTOR_ID_OF[field]);

/** In a sentence. Two are rated against the name of their question: their axis is calm, or ease. */
export const IN_WORDS: Readonly<Record<FactorId, string>> = {
  sleep: 'sleep',
  mood: 'mood',
  appetite: 'appetite',
  focus: 'focus',
  energy: 'energy',
  stress: 'calm (stress)',
  anxiety: 'ease (anxiety)',
  motivation: 'motivation',
  social: 'connection',
  selfCare: 'self-care',
};

/** The name of the axis alone, where there is little room: higher is better on each. */
export const AXES: Readonly<Record<FactorId, string>> = {
  sleep: 'Sleep',
  mood: 'Mood',
  appetite: 'Appetite',
  focus: 'Focus',
  energy: 'Energy',
  stress: 'Calm (stress)',
  anxiety: 'Ease (anxiety)',
  motivation: 'Motivation',
  social: 'Connection',
  selfCare: 'Self-care',
};

export type Way = 'up' | 'down';

/** What a higher or a lower rating means for the person. */
export const MEANING: Readonly<Record<FactorId, Readonly<Record<Way, string>>>> = {
  sleep: { up: 'sleeping better', down: 'sleeping worse' },
  mood: { up: 'better mood', down: 'lower mood' },
  appetite: { up: 'more appetite', down: 'less appetite' },
  focus: { up: 'more focused', down: 'less focused' },
  energy: { up: 'more energy', down: 'less energy' },
  stress: { up: 'less stressed', down: 'more stressed' },
  anxiety: { up: 'less anxious', down: 'more anxious' },
  motivation: { up: 'more motivated', down: 'less motivated' },
  social: { up: 'more connected', down: 'less connected' },
  selfCare: { up: 'more self-care', down: 'less self-care' },
};

/** 'Sleep is going down', 'Calm is going down (more stressed)': nobody reads a fall of calm as less stress. */
export function moves(name: FactorId, verb: string, way: Way): string {
  const [axis, question] = titleOf(name).split(' (');
  return `${axis} ${verb}${question ? ` (${MEANING[name][way]})` : ''}`;
}

/** At the start of a sentence, and as a heading. */
export const titleOf = (name: FactorId) => capitalised(IN_WORDS[name]);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The same text with a small first letter, to go on inside a sentence. */
export const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
