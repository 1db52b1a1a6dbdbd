import { Form } from '@remix-run/react';

/** The intent by which what was kept is thrown away. */
export const FORGET_KEPT = 'forget-kept';

interface KeptFormNoteProps {
  /** The address of the page's action, where it is not the page's own. */
  action?: string;
  /** Where the form stands on a long page. */
  place?: { id: string; label: string };
}

/** Over a form that holds what was sent when the session had ended, or was locked. */
export function KeptFormNote({ action, place }: KeptFormNoteProps) {
  return (
    <Form method="post" action={action} className="notice">
      <p>
        You were logged out, or Soundings was locked, before this could be saved. What you wrote is here again
        {place && (
          <>
            , under <a href={`#${place.id}`}>{place.label}</a>
          </>
        )}
        : save it to keep it.
      </p>
      <button className="button button--quiet button--flush" name="intent" value={FORGET_KEPT}>
        Throw it away instead
      </button>
    </Form>
  );
}
