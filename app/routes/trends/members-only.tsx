import { Link } from '@remix-run/react';

/** Guests have the chart and the numbers; what is worked out from them comes with an account. */
export function MembersOnly() {
  return (
    <section className="card" aria-labelledby="with-an-account">
      <h2 id="with-an-account">More comes with an account</h2>
      <p>
        A free account keeps these check-ins, looks for patterns in them, and suggests small steps that fit.
      </p>
      <p>
        <Link to="/auth?tab=register&redirectTo=%2Ftrends">Create an account</Link>
      </p>
    </section>
  );
}
