import type { PrintPlan, PrintPlans } from '~/domain/reports/paper/print-plan';
import { missingOf, pictureOf } from '~/domain/reports/shown/picture';
import {
  type BoxSentence,
  type OwnWords,
  SAFETY_FOR_ALL,
  safetyOf,
  wantsOf,
} from '~/domain/reports/shown/safety';
import { scoresInBox } from '~/domain/reports/shown/scores-in-box';
import { whatChanged } from '~/domain/reports/snapshot/in-short';
import type { ReportSnapshot } from '~/domain/reports/snapshot/snapshot';

/** What a reader with one minute has to know: the picture, what changed, the danger, the wish, and what is missing. */
export function AtAGlance({ snapshot, plans }: { snapshot: ReportSnapshot; plans: PrintPlans }) {
  const wants = wantsOf(snapshot, plans.box.letters);
  const scores = scoresInBox(snapshot.scores, plans.box.scores);
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
        {scores.length > 0 && (
          <div>
            <dt>Scores</dt>
            {scores.map(({ total, about }) => (
              <dd key={total}>
                <strong>{total}</strong> {about}
              </dd>
            ))}
          </div>
        )}
        <div>
          <dt>Safety</dt>
          {safetyOf(snapshot, plans.box.letters).map((sentence) => (
            <dd key={sentence.text} className="words strong">
              <Sentence sentence={sentence} plans={plans} message={snapshot.message} />
            </dd>
          ))}
          <dd>{SAFETY_FOR_ALL}</dd>
        </div>
        <div>
          <dt>Wants to talk about</dt>
          <dd className="words">
            {wants ? (
              <Sentence sentence={wants} plans={plans} message={snapshot.message} />
            ) : (
              'Nothing was written for this visit.'
            )}
          </dd>
        </div>
        <div>
          <dt>Missing</dt>
          <dd>{missingOf(snapshot)}</dd>
        </div>
      </dl>
    </section>
  );
}

interface SentenceProps {
  sentence: BoxSentence;
  plans: PrintPlans;
  message: string | null;
}

/** With where the rest of it stands: on the screen below, on paper on the second sheet or nowhere. */
function Sentence({ sentence, plans, message }: SentenceProps) {
  const { text, rest } = sentence;
  if (rest.length === 0) return text;
  const isPrinted = [plans.short, plans.tall].every((plan) =>
    rest.every((own) => isWhole(own, plan, message)),
  );
  return (
    <>
      {text} <span className={isPrinted ? undefined : 'unprinted'}>All of it: “In their own words”.</span>
      {!isPrinted && (
        <span className="printed-inline" aria-hidden="true">
          All of it: on the page of the link.
        </span>
      )}
    </>
  );
}

function isWhole(own: OwnWords, { words }: PrintPlan, message: string | null): boolean {
  if (own === 'message') return words.message === message;
  return 'date' in own ? words.notes.get(own) === own.text : words.reflections.get(own) === own;
}
