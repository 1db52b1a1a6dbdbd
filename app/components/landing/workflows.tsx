import { Link } from '@remix-run/react';
import { CrisisLines } from '~/components/shell/crisis-lines';

export function Workflows() {
  return (
    <section className="split" aria-labelledby="rhythm">
      <h2 id="rhythm">Three ways to use it</h2>
      <div className="rhythms">
        <article>
          <p className="rhythms__figure">5-10</p>
          <div>
            <h3>Daily, 5-10 minutes</h3>
            <p>Check in at a quiet moment. Read the result, look at the line, and close it.</p>
          </div>
        </article>
        <article>
          <p className="rhythms__figure">15-20</p>
          <div>
            <h3>Weekly, 15-20 minutes</h3>
            <p>
              Sit down with your seven days. What was good, what was hard, and what is one thing you wish for
              the next?
            </p>
          </div>
        </article>
        <article className="rhythms__crisis">
          <p className="rhythms__figure">988</p>
          <div>
            <h3>Crisis support, at once</h3>
            <p>
              <CrisisLines lead="No check-in first:" /> <Link to="/safety">More about help and safety</Link>
            </p>
          </div>
        </article>
      </div>
    </section>
  );
}
