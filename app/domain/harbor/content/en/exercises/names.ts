import type { ExerciseId } from '../../../steps/exercises/all';

export const NAMES: Readonly<Record<ExerciseId, { name: string; about: string }>> = {
  BREATH: { name: 'Paced breathing', about: 'For a body that races: a longer breath out than in.' },
  GROUND: {
    name: 'Five senses',
    about: 'For fear or memories that pull you away: back to what is around you.',
  },
  WORRY: { name: 'Worry time', about: 'For a worry that comes all day: it gets a time of its own.' },
  THOUGHT: {
    name: 'Thought record',
    about: 'For a thought that stings: what speaks for it, and what against.',
  },
  STEP: { name: 'One small step', about: 'For days when nothing starts: one act, small enough to do.' },
  SOLVE: { name: 'Problem solving', about: 'For a problem you can act on: three ways, and a first move.' },
  KIND: { name: 'Self-compassion', about: 'For a hard voice inside: the words a good friend would get.' },
  SLEEP: { name: 'Steps for sleep', about: 'For bedtime, for a night awake, or for the day before.' },
  URGE: {
    name: 'Riding out an urge',
    about: 'For an urge that pushes: watch it like a wave until it falls.',
  },
  GRIEF: {
    name: 'One memory',
    about: 'For missing someone: one small moment, and something to do for them.',
  },
  LETTER: { name: 'Unsent letter', about: 'For words you cannot say to someone: on paper, and not sent.' },
  VALUE: { name: 'What matters', about: 'For empty days: one thing that is yours, and a tiny sign of it.' },
  WORDS: {
    name: 'Words I could say',
    about: 'For a talk you have to have: two or three lines, ready to say or send.',
  },
  DECIDE: { name: 'For and against', about: 'For a choice: what is good about it, and what it costs.' },
  SPEAK: { name: 'Before I speak', about: 'For talking in front of people: feet, breath, and a first line.' },
  WRITE: { name: 'A page of your own', about: 'For anything: room to write, with no comments.' },
};
