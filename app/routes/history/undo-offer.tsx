import { Form } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { SubmitButton } from '~/components/form/submit-button';

/** Without scripts it stays, and tells a person who presses it too late. */
export function UndoOffer({ ms }: { ms: number }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return (
    <div className="notice undo" role="status">
      {isOver ? (
        <p>The check-in is deleted for good.</p>
      ) : (
        <>
          <p>The check-in is deleted. You have 10 seconds to bring it back.</p>
          <Form method="post" action="/history/undo">
            <SubmitButton label="Undo" pendingLabel="Bringing it back..." action="/history/undo" />
          </Form>
        </>
      )}
    </div>
  );
}
