import { Link } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import { FaceScale } from '../../components/face-scale';
import { WAYS } from './way-list';

/** The ways on from home, the check-in first. */
export function Ways({ isNew }: { isNew: boolean }) {
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="visually-hidden">
        Where to next
      </h2>
      <div className="ways">
        <article className="card card--sea">
          <h3>How are you, right now?</h3>
          <p>Ten short questions, about five minutes. Or five of them, if that is what today allows.</p>
          <FaceScale />
          <p className="ways__go">
            <Link className="card__go" to="/checkin">
              {isNew ? 'Start Discovery' : 'Continue Assessment'}{' '}
              <ArrowRight className="icon" aria-hidden="true" />
            </Link>
            <Link className="ways__quick" to="/checkin?mode=quick">
              Quick check-in, 5 questions
            </Link>
          </p>
        </article>
        <div className="ways__more">
          {WAYS.map(({ to, title, text, go, sketch }) => (
            <article key={to} className="card">
              <svg className="sketch" viewBox="0 0 40 40" aria-hidden="true">
                <path d={sketch} />
              </svg>
              <h3>{title}</h3>
              <p>{text}</p>
              <Link className="card__go" to={to}>
                {go} <ArrowRight className="icon" aria-hidden="true" />
              </Link>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
