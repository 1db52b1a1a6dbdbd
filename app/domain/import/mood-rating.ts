import type { Rating } from '../check-in/answers';
import type { MoodRatings } from './types';

/** What a mood is worth; null: left out, undefined: nobody has said. Names are the person's own, `constructor` too. */
export const ratingOf = (moods: MoodRatings | null, name: string): Rating | null | undefined =>
  moods !== null && Object.hasOwn(moods, name) ? moods[name] : undefined;
