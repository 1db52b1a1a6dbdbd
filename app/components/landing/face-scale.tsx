import { Mark } from '~/components/faces';
import { RATINGS } from '~/domain/check-in/answers';
import { MOOD_ANSWER_WORDS } from '../mood-answer-words';

/** What a check-in looks like, as a picture: the five answers to "how is your mood?". */
export function FaceScale() {
  return (
    <ol className="marks" aria-hidden="true">
      {RATINGS.map((rating) => (
        <li key={rating}>
          <Mark rating={rating} />
          {MOOD_ANSWER_WORDS[rating]}
        </li>
      ))}
    </ol>
  );
}
