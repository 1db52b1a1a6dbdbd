import { Link } from '@remix-run/react';
import { TriangleAlert } from 'lucide-react';
import { Badge } from '~/components/shell/badge';
import { SupportCard } from '~/components/shell/support-card';
import { MOST_CONFIDENT_WITHOUT_CLAIM } from '~/domain/stats/confidence';
import type { Analysis } from './analysis';

export function OverallPattern({ pattern }: { pattern: Analysis['overallPattern'] }) {
  const { type, confidence, concernLevel, description, changes } = pattern;
  const isHigh = concernLevel === 'high';
  const isMoving = type === 'Improving' || type === 'Declining';
  return (
    <section aria-labelledby="overall">
      <h2 id="overall">Overall Pattern</h2>
      <p className="patterns__type">
        <Badge tone={isHigh ? 'high' : 'plain'}>{type}</Badge>
        <span>
          Confidence: <strong>{Math.round(confidence * 100)}%</strong>
          {!isMoving && confidence > MOST_CONFIDENT_WITHOUT_CLAIM && ', of the clearest finding below'}
        </span>
        {isHigh && (
          <span className="patterns__alarm">
            <TriangleAlert className="icon" aria-hidden="true" />
            Risk level high
          </span>
        )}
      </p>
      <p className="lede">{description}</p>
      {changes.map(
        ({ text, evidence }) =>
          evidence && (
            <p key={text} className="fine">
              {evidence}
            </p>
          ),
      )}
      <p className="fine">
        The confidence is calibrated on simulated people, not on real ones; without a clear finding it only
        grows with the days seen, to 50% at most.
      </p>
      {isHigh && (
        <SupportCard
          level={3}
          actions={
            <Link className="button button--quiet" to="/safety">
              More ways to get help
            </Link>
          }
        />
      )}
    </section>
  );
}
