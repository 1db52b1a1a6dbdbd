import { Link } from '@remix-run/react';
import type { Missing } from '~/domain/insights/missing';
import { StillMissing } from './still-missing';

interface RequiresMoreDataProps {
  message: string | null;
  progress: readonly Missing[];
}

export function RequiresMoreData({ progress }: RequiresMoreDataProps) {
  return (
    <>
      <section aria-labelledby="more-data">
        <h2 id="more-data">Pattern Analysis Requires More Data</h2>
        <p>Complete at least 3 assessments to unlock advanced mood pattern analysis</p>
        <p>
          <Link className="button" to="/checkin">
            Take Assessment
          </Link>
        </p>
      </section>
      <StillMissing progress={progress} />
    </>
  );
}
