import { whatChanged } from '~/domain/reports/in-short';
import { missingOf, pictureOf } from '~/domain/reports/picture';
import { SAFETY_FOR_ALL, safetyOf, wantsOf } from '~/domain/reports/safety';
import type { ReportSnapshot } from '~/domain/reports/snapshot';

/** What a reader with one minute has to know: the picture, what changed, the danger, the wish, and what is missing. */
export function AtAGlance({ snapshot }: { snapshot: ReportSnapshot }) {
  const wants = wantsOf(snapshot);
  return (
    <section aria-labelledby="short" className="box">
      <h2 id="short">In short</h2>
      <dl>
        <div>
          <dt>Picture</dt>
          <dd>{pictureOf(snapshot)}</dd>
        </div>
        {snapshot.checkIns > 0 && (
          <div>
            <dt>What changed</dt>
            {whatChanged(snapshot, true).map((sentence, i) => (
              <dd key={sentence}>{i === 0 ? <strong>{sentence}</strong> : sentence}</dd>
            ))}
          </div>
        )}
        <div>
          <dt>Safety</dt>
          {safetyOf(snapshot).map((sentence) => (
            <dd key={sentence} className="words strong">
              {sentence}
            </dd>
          ))}
          <dd>{SAFETY_FOR_ALL}</dd>
        </div>
        <div>
          <dt>Wants to talk about</dt>
          <dd className="words">{wants ?? 'Nothing was written for this visit.'}</dd>
        </div>
        <div>
          <dt>Missing</dt>
          <dd>{missingOf(snapshot)}</dd>
        </div>
      </dl>
    </section>
  );
}
