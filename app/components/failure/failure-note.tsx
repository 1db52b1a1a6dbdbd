import { useFailure } from './failure';

/** What could not be done, in a sentence that stays. To screen readers the toast has said it. */
export function FailureNote() {
  const failure = useFailure();
  if (!failure) return null;
  return (
    <div className="errors failure">
      <h2>{failure.title}</h2>
      <p>{failure.message}</p>
    </div>
  );
}
