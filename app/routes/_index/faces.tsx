import { Form } from '@remix-run/react';
import { Mark } from '~/components/faces';
import { MOOD_ANSWER_WORDS } from '~/components/mood-answer-words';
import { RATINGS } from '~/domain/check-in/answers';

/** Five buttons that begin a check-in with the mood answered. */
export function Faces({ owner }: { owner: string }) {
  return (
    <Form className="faces" method="post" action="/checkin" aria-labelledby="ask">
      <input type="hidden" name="intent" value="begin" />
      <input type="hidden" name="owner" value={owner} />
      {RATINGS.map((rating) => (
        <button key={rating} name="overallMood" value={rating}>
          <Mark rating={rating} />
          {`${MOOD_ANSWER_WORDS[rating]} `}
        </button>
      ))}
    </Form>
  );
}
