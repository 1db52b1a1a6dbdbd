import { Link } from '@remix-run/react';
import { Breath } from '~/components/chat/breath';
import type { OnThePage } from './on-the-page.server';
import { PACE } from './texts';

/** An exercise that needs no more than its page: no press, no script. */
export function Here({ lines, tide, otherwise }: OnThePage) {
  return (
    <section aria-label="Right here">
      {tide && (
        <>
          <Breath tide={tide} language="en" />
          <p className="exercise-page__pace">
            <Link to={tide === 'slow' ? '?' : `?${PACE}=slow`} replace preventScrollReset>
              {tide === 'slow' ? 'Back to 4 and 6' : 'Slower: in for 5, out for 7'}
            </Link>
          </p>
        </>
      )}
      <ol className="steps">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {otherwise && <p>{otherwise}</p>}
    </section>
  );
}
