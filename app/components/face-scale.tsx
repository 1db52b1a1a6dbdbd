import { Mark } from '~/components/faces';
import { type Rating, RATINGS } from '~/domain/check-in/answers';

const WORDS: Record<Rating, string> = { 1: 'Very low', 2: 'Low', 3: 'Neutral', 4: 'Good', 5: 'Great' };

/** What a check-in looks like, as a picture: the five answers to "how is your mood?". */
export function FaceScale() {
  return (
    <ol className="marks" aria-hidden="true">
      {RATINGS.map((rating) => (
        <li key={rating}>
          <Mark rating={rating} />
          {WORDS[rating]}
        </li>
      ))}
    </ol>
  );
}
