import { Link } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import { Mark } from '~/components/faces';
import { RATINGS } from '~/domain/check-in/answers';
import { STEP_TEXTS } from '~/domain/check-in/step-texts';

const MORE = [
  {
    title: 'See your trends',
    text: 'Seven days in a picture, and what your own numbers say so far.',
    to: '/trends',
    go: 'View Insights',
  },
  {
    title: 'Only a minute?',
    text: 'Five of the ten questions: sleep, mood, energy, stress and people.',
    to: '/checkin?mode=quick',
    go: 'Quick check-in',
  },
];

/** The ways on from home, the check-in first. */
export function Ways({ isNew }: { isNew: boolean }) {
  return (
    <div className="ways">
      <article className="card card--sea">
        <h3>How are you, right now?</h3>
        <p>Ten short questions, about five minutes. Or five of them, if that is what today allows.</p>
        <ol className="marks" aria-hidden="true">
          {RATINGS.map((rating) => (
            <li key={rating}>
              <Mark rating={rating} />
              {STEP_TEXTS.overallMood.options[rating - 1]?.[0]}
            </li>
          ))}
        </ol>
        <Link className="card__go" to="/checkin">
          {isNew ? 'Start Discovery' : 'Continue Assessment'}{' '}
          <ArrowRight className="icon" aria-hidden="true" />
        </Link>
      </article>
      {MORE.map(({ title, text, to, go }) => (
        <article className="card" key={to}>
          <h3>{title}</h3>
          <p>{text}</p>
          <Link className="card__go" to={to}>
            {go} <ArrowRight className="icon" aria-hidden="true" />
          </Link>
        </article>
      ))}
    </div>
  );
}
