import { Link } from '@remix-run/react';
import { TriangleAlert } from 'lucide-react';
import { Badge } from '~/components/shell/badge';
import { SupportCard } from '~/components/shell/support-card';
import type { Analysis } from './analysis';

interface OverallPatternProps {
  pattern: Analysis['overallPattern'];
  /** The three that say it all. */
  sentences: readonly string[];
}

export function OverallPattern({ pattern, sentences }: OverallPatternProps) {
  const { type, confidence, concernLevel } = pattern;
  const isHigh = concernLevel === 'high';
  return (
    <section aria-labelledby="overall" className="patterns__overall">
      <h2 id="overall" className="visually-hidden">
        Overall Pattern
      </h2>
      <div className="patterns__short">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <p className="patterns__type">
        <span className="soft">Overall Pattern</span> <Badge tone="plain">{type}</Badge>{' '}
        <span>
          Confidence: <strong>{Math.round(confidence * 100)}%</strong>
        </span>{' '}
        {isHigh && (
          <span className="patterns__alarm">
            <TriangleAlert className="icon" aria-hidden="true" />
            Risk level high
          </span>
        )}
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
