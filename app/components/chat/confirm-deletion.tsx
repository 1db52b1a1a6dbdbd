import { Form, Link } from '@remix-run/react';

interface ConfirmDeletionProps {
  id: string;
  day: string;
  count: number;
}

export function ConfirmDeletion({ id, day, count }: ConfirmDeletionProps) {
  return (
    <section className="auth" aria-labelledby="question">
      <h1 id="question">Delete the conversation of {day}?</h1>
      <p>
        {count === 1 ? 'Its 1 message goes' : `All ${count} messages go`}, and what Harbor remembers from it.
        It cannot be brought back.
      </p>
      <Form method="post" action={`/chat/${id}`} className="row">
        <button className="button button--coral" name="intent" value="delete">
          Delete for good
        </button>
        <Link className="button button--second" to="/chat#newest">
          Keep it
        </Link>
      </Form>
    </section>
  );
}
