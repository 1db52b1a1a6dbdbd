import { Link } from '@remix-run/react';
import { type LandingViewer, WaysIn } from './ways-in';

export function Closing({ viewer, redirectTo }: { viewer: LandingViewer; redirectTo: string }) {
  return (
    <div className="pair closing">
      <section aria-labelledby="start">
        <h2 id="start">Start with one mark</h2>
        <p>About 5 questions and about 5 minutes, or the full 10. You can stop at any question.</p>
        <WaysIn viewer={viewer} redirectTo={redirectTo} />
      </section>
      <section aria-labelledby="disclaimer">
        <h2 id="disclaimer">What Soundings is not</h2>
        <p>
          Soundings is for self-reflection only. It is not a medical evaluation and not a substitute for
          professional care. Nobody watches what you enter, so please do not wait for an answer here: in a
          crisis, <Link to="/safety">go to the people who answer</Link>.
        </p>
      </section>
    </div>
  );
}
