import { Link } from '@remix-run/react';
import { CALL_988, TEXT_988, TEXT_HOME } from '~/components/shell/crisis-numbers';

/** Help on an ordinary day: there, and quiet. */
export function CalmHelp() {
  return (
    <section className="calm" aria-labelledby="support">
      <h2 id="support">If today is too heavy to carry alone</h2>
      <p className="fine">
        The 988 Lifeline answers every hour of every day, free of charge. You can also{' '}
        <a href={TEXT_HOME}>text HOME to 741741</a>.
      </p>
      <ul>
        <li>
          <a href={CALL_988}>Call 988</a>
        </li>
        <li>
          <a href={TEXT_988}>Text 988</a>
        </li>
        <li>
          <Link to="/safety-plan">My safety plan</Link>
        </li>
        <li>
          <Link to="/exercises/breathing">One minute of breathing</Link>
        </li>
      </ul>
    </section>
  );
}
