/** Stands for data that could not be read, so that it never looks like "nothing there". A plain link loads the page again. */
export function Unread({ what, again }: { what: string; again: string }) {
  return (
    <div className="notice" role="status">
      <p>
        <strong>{`${what} could not be read just now.`}</strong> Nothing of it is lost.{' '}
        <a href={again}>Try again</a>
      </p>
    </div>
  );
}
