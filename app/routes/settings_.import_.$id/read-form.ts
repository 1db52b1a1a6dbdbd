import type { Rating } from '~/domain/check-in/answers';
import { isRating } from '~/domain/check-in/answers';
import type { MoodRatings, Outcome } from '~/domain/import/types';

/** No rating, and no word either: chosen values are not what somebody has written. */
export const LEAVE_OUT = '-';
const MOOD = 'mood-';

/** The field of a mood, by its place among those of the file. */
export const moodField = (index: number) => `${MOOD}${index}`;

/** The fields in which somebody has chosen something. */
export const chosenIn = (form: FormData) => [...form.keys()].filter((name) => name.startsWith(MOOD));

/** What the form says each mood is worth; what was not chosen is missing. */
export function ratingsIn(form: FormData, moods: readonly { name: string }[]): MoodRatings {
  const chosen = moods.flatMap(({ name }, index): [string, Rating | null][] => {
    const value = form.get(moodField(index));
    if (value === LEAVE_OUT) return [[name, null]];
    const rating = Number(value);
    return isRating(rating) ? [[name, rating]] : [];
  });
  return Object.fromEntries(chosen);
}

const OUTCOMES: readonly Outcome[] = ['add', 'skip', 'refuse'];

/** Which rows an address asks for. */
export function readPage(request: Request): { outcome: Outcome | undefined; after: number } {
  const { searchParams } = new URL(request.url);
  const after = Number(searchParams.get('after'));
  return {
    outcome: OUTCOMES.find((outcome) => outcome === searchParams.get('show')),
    after: Number.isSafeInteger(after) && after > 0 ? after : 0,
  };
}
