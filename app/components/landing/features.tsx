import { Link } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import { FaceScale } from '~/components/landing/face-scale';
import { FEATURES } from './feature-list';

export function Features() {
  return (
    <section aria-labelledby="features">
      <h2 id="features">What you can do here</h2>
      <div className="features">
        <article className="card card--sea">
          <div>
            <h3>Mood check-ins</h3>
            <p>
              How are you, right now? Ten short questions or five of them, each with five answers to pick
              from.
            </p>
            <Link className="card__go" to="/checkin">
              Go to the check-in <ArrowRight className="icon" aria-hidden="true" />
            </Link>
          </div>
          <FaceScale />
        </article>
        {FEATURES.map(({ title, text, to, go, sketch }) => (
          <article key={to} className={go ? 'card' : 'features__later'}>
            <svg className="sketch" viewBox="0 0 40 40" aria-hidden="true">
              <path d={sketch} />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
            {go && (
              <Link className="card__go" to={to}>
                {go} <ArrowRight className="icon" aria-hidden="true" />
              </Link>
            )}
          </article>
        ))}
      </div>
    </section>
  );
}
