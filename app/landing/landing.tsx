import { Link } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import { Mark } from '../components/faces';
import { CrisisLines } from '../components/shell/crisis-lines';
import { RATINGS } from '../domain/check-in/answers';
import { FEATURES, REASONS, STAGES, STEPS, WORKFLOWS } from './texts';
import { WayIn } from './way-in';

/** What a stranger sees first. The same for everybody, so that it costs next to nothing to serve. */
export function Landing({ redirectTo }: { redirectTo: string }) {
  return (
    <>
      <section className="opening" aria-labelledby="welcome">
        <p className="opening__marks">
          {RATINGS.map((rating) => (
            <Mark key={rating} rating={rating} />
          ))}
        </p>
        <h1 id="welcome">How deep is the water today?</h1>
        <p className="lede">
          A sounding is a depth taken by hand, with a line. Soundings lets you take yours: about 5 questions,
          about 5 minutes, or the full 10. Then it shows you what your own numbers say, and no more than that.
        </p>
        <WayIn redirectTo={redirectTo} />
      </section>

      <section aria-labelledby="journey">
        <h2 id="journey">Your journey</h2>
        <ol className="stages stages--wide">
          {STAGES.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section aria-labelledby="how">
        <h2 id="how">How it works</h2>
        <ol className="steps">
          {STEPS.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}.</strong> {text}
            </li>
          ))}
        </ol>
      </section>

      <section aria-labelledby="features">
        <h2 id="features">What is here</h2>
        <div className="features">
          {FEATURES.map(({ title, text, to, go }) => (
            <article className={to ? 'card' : 'feature'} key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              {to && (
                <Link className="card__go" to={to}>
                  {go} <ArrowRight className="icon" aria-hidden="true" />
                </Link>
              )}
            </article>
          ))}
        </div>
      </section>

      <section aria-labelledby="rhythm">
        <h2 id="rhythm">Three ways to use it</h2>
        <div className="trio">
          {WORKFLOWS.map(({ title, time, text }) => (
            <article key={title}>
              <h3>{title}</h3>
              <p className="fine">{time}</p>
              <p>{text}</p>
            </article>
          ))}
        </div>
      </section>

      <section aria-labelledby="why">
        <h2 id="why">Why choose Soundings</h2>
        <div className="trio">
          {REASONS.map(({ title, text }) => (
            <article key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </div>
        <p className="row landing__again">
          <Link className="button" to="/auth?tab=register">
            Create your account
          </Link>
          <Link className="button button--second" to="/auth">
            Log in
          </Link>
        </p>
      </section>

      <section aria-labelledby="limits">
        <h2 id="limits">What it is not</h2>
        <p>
          Soundings is for self-reflection. It is not a medical evaluation, not a diagnosis and not a
          substitute for professional care, and nobody watches over what you enter. <CrisisLines />
        </p>
      </section>
    </>
  );
}
