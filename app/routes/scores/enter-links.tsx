import { Link } from '@remix-run/react';
import { INSTRUMENTS, isKnown } from '~/domain/scores/instruments';
import { SCORE_INSTRUMENTS } from '~/domain/scores/known-instruments';

/** Which questionnaire it is: each has its own form. */
export function EnterLinks() {
  return (
    <section aria-labelledby="enter-title">
      <h2 id="enter-title">Enter a score</h2>
      <p className="row">
        {SCORE_INSTRUMENTS.map((instrument) => (
          <Link
            key={instrument}
            className="button button--second"
            to={`/scores/new?instrument=${instrument}`}
          >
            {isKnown(instrument)
              ? `${INSTRUMENTS[instrument].title} (${INSTRUMENTS[instrument].about}) `
              : 'Another one'}
          </Link>
        ))}
      </p>
    </section>
  );
}
