import { Link } from '@remix-run/react';
import { DEEPER_INSIGHTS_FROM } from '~/domain/check-in/trends/trends';

export function NothingYet() {
  return (
    <section aria-labelledby="nothing-yet" className="trends__empty">
      <h2 id="nothing-yet">Nothing to read yet, and that is fine</h2>
      <p>
        Your first check-in puts the first mark here, with a snapshot of your sleep, stress and energy.
        Complete a few check-ins and the week takes shape; {DEEPER_INSIGHTS_FROM} assessments unlock deeper
        insights.
      </p>
      <p>
        <Link className="button" to="/checkin">
          Take your first check-in
        </Link>
      </p>
    </section>
  );
}
