/** Says that reading went wrong, so that it never looks like "no data". */
export function ReadFailure({ message, id }: { message: string; id?: string }) {
  return (
    <div className="patterns__failure" role="alert">
      <p>
        <strong>Your patterns could not be read just now.</strong> {message} Your check-ins are safe.
      </p>
      {id && (
        <p className="fine">
          If you ask someone for help with this, the number of this error is <code>{id}</code>.
        </p>
      )}
      <p>
        <a className="button button--second" href="/mood-patterns">
          Try again
        </a>
      </p>
    </div>
  );
}
