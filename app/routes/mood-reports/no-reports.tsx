import { Link } from '@remix-run/react';
import { CREATE_PATH } from './fields';

export function NoReports() {
  return (
    <section className="card" aria-labelledby="none">
      <h2 id="none">No Reports Yet</h2>
      <p>
        A report is one clear page for a doctor or a therapist. You choose the weeks and what is in it, and
        nobody sees it until you give them the link.
      </p>
      <p>
        <Link className="button" to={CREATE_PATH} preventScrollReset>
          Create Your First Report
        </Link>
      </p>
    </section>
  );
}
