import { Link } from '@remix-run/react';
import { LifeBuoy } from 'lucide-react';
import { Banner } from '~/components/shell/banner';
import { SupportCard } from '~/components/shell/support-card';
import type { TrendsInsights } from '~/domain/insights/screen';

type WarningProps = Pick<TrendsInsights, 'riskLevel' | 'sign' | 'isFromWords'> & { level?: 2 | 3 };

/** The warning sign in a row of its own; at a high level help itself stands in its place. */
export function Warning({ riskLevel, sign, isFromWords, level = 3 }: WarningProps) {
  if (riskLevel === 'high') {
    return (
      <div className="note">
        <SupportCard
          level={level}
          heading={isFromWords ? 'You do not have to carry this alone' : 'This has been a hard week'}
          actions={
            <Link className="button button--quiet" to="/safety">
              More ways to get help
            </Link>
          }
        >
          {sign} Please do not wait for it to pass on its own. Talk to someone today: call or text 988, any
          hour, free.
        </SupportCard>
      </div>
    );
  }
  return (
    <div className="note">
      <Banner level={level} icon={LifeBuoy} title="Warning signs">
        {sign ?? 'None this week. If that changes, this page will say so plainly.'}
      </Banner>
    </div>
  );
}
