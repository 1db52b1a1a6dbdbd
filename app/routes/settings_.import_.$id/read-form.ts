import type { Rating } from '~/domain/check-in/answers';
import { isRating } from '~/domain/check-in/answers';
import type { MoodRatings, Outcome } from '~/domain/import/types';

export const LEAVE_OUT = 'none';

/** What the form says each mood is worth; what was not chosen is missing. */
export function ratingsIn(form: FormData, moods: readonly { name: string }[]): MoodRatings {
  const chosen = moods.flatMap(({ name }, index): [string, Rating | null][] => {
    const value = form.get(`mood-${index}`);
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
