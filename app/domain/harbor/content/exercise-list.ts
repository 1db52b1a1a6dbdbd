import { type ExerciseId, EXERCISES } from '../steps/exercises/all';
import { EXERCISE_SLUGS } from '../steps/exercises/slugs';
import { EXERCISE_NAMES } from './exercise-words';

/** What a page says of an exercise. */
export interface ListedExercise {
  slug: string;
  name: string;
  /** One line on what it is for. */
  about: string;
  minutes: number;
}

/** An exercise as a page shows it. */
export const listedExercise = (id: ExerciseId): ListedExercise => ({
  slug: EXERCISE_SLUGS[id],
  ...EXERCISE_NAMES.en[id],
  minutes: EXERCISES[id].minutes,
});

/** Every exercise, in the order of the list. */
export const listExercises = (): ListedExercise[] =>
  (Object.keys(EXERCISES) as ExerciseId[]).map(listedExercise);
