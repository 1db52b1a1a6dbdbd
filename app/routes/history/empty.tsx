import { Link } from '@remix-run/react';

export function Empty({ isFiltered, hasAny }: { isFiltered: boolean; hasAny: boolean }) {
  if (hasAny) {
    return (
      <section aria-labelledby="nothing">
        <h2 id="nothing">{isFiltered ? 'No check-in like that' : 'No more check-ins'}</h2>
        <p>
          {isFiltered
            ? 'Try fewer words, other days, or any rating.'
            : 'There is nothing older than what you have seen.'}
        </p>
        <p>
          <Link className="button button--second" to="/history">
            Show all check-ins
          </Link>
        </p>
      </section>
    );
  }
  return (
    <section aria-labelledby="nothing">
      <h2 id="nothing">Nothing here yet, and that is fine</h2>
      <p>Your check-ins will stand here, the newest first. You can open, change or delete each of them.</p>
      <p>
        <Link className="button" to="/checkin">
          Take your first check-in
        </Link>
      </p>
    </section>
  );
}
