import { Mark } from '~/components/faces';
import { roundedMood } from '~/components/mood-words';
import {
  type Snapshot,
  type SnapshotBar,
  STARTING_CONFIDENCE_PERCENT,
} from '~/domain/check-in/trends/trends-snapshot';

export function FirstSnapshot({ snapshot }: { snapshot: Snapshot }) {
  return (
    <section aria-labelledby="snapshot">
      <h2 id="snapshot">Instant Mental Health Snapshot</h2>
      <div className="snapshot">
        <div>
          <div className="snapshot__message">
            <Mark rating={roundedMood(snapshot.overallMood)} size="big" />
            <p className="lede">{snapshot.message}</p>
          </div>
          <p className="fine">
            AI Confidence: <strong>{STARTING_CONFIDENCE_PERCENT}%</strong>. A fixed starting value, the same
            for everybody: after one check-in there is nothing to measure it by.
          </p>
        </div>
        <dl className="snapshot__bars">
          {snapshot.bars.map((bar) => (
            <SnapshotRow key={bar.title} {...bar} />
          ))}
        </dl>
      </div>
    </section>
  );
}

function SnapshotRow({ title, answer }: SnapshotBar) {
  return (
    <div>
      <dt>{title}</dt>
      {answer ? (
        <dd>
          <span className="gauge" aria-hidden="true">
            <span className="gauge__fill" style={{ width: `${answer.percent}%` }} />
          </span>
          <span className="snapshot__label">
            {answer.label} <span className="soft">({answer.rating} of 5)</span>
          </span>
        </dd>
      ) : (
        <dd className="soft">Not answered</dd>
      )}
    </div>
  );
}
