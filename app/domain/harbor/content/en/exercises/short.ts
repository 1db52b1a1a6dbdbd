import type { ExerciseId } from '../../../steps/exercises/all';

/** Each exercise in one line: what it is and how it goes. */
export const SHORT: Readonly<Record<ExerciseId, string>> = {
  BREATH: 'In one line: a hand on your belly, breathe in for four and out for six, for a minute or two.',
  GROUND:
    'In one line: name five things you see, four you can touch, three you hear, two you smell, then take one slow breath.',
  WORRY:
    'In one line: write the worry down, do what can be done, and give the rest fifteen minutes tomorrow.',
  THOUGHT:
    'In one line: write the thought, what speaks for it, what speaks against it, and then a fairer sentence.',
  STEP: 'In one line: pick one act, make it smaller until it is almost silly, and give it a time.',
  SOLVE:
    'In one line: say the problem, write three ways, take the one that costs least, and name the first move.',
  KIND: 'In one line: a hand where you feel it, say that this is hard, and then say what a good friend would say.',
  SLEEP:
    'In one line: write down what tomorrow wants, dim the light, go to bed when sleepy, get up at the same time.',
  URGE: 'In one line: find it in your body, watch it like a wave for a minute, and keep your hands busy for ten.',
  GRIEF:
    'In one line: think of one small moment with them, what you saw and heard, and one thing to do for them.',
  LETTER:
    'In one line: write to them as if they would never read it, and only then choose what to do with it.',
  VALUE: 'In one line: pick one thing that matters to you, and one tiny sign of it for tomorrow.',
  WORDS: 'In one line: say what happened with no blame, say what you need, and ask for one thing.',
  DECIDE: 'In one line: write the choice, what is good about it, what it costs, and what to find out first.',
  SPEAK: 'In one line: feet on the floor, three slow breaths out, and the first line to one kind face.',
  WRITE: 'In one line: write what comes, for as long as you like, and nobody says a word about it.',
};
