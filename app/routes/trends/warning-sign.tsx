import { LifeBuoy } from 'lucide-react';
import { Banner } from '~/components/shell/banner';
import type { TrendsInsights } from '~/domain/insights/screen';

export function WarningSign({ sign }: Pick<TrendsInsights, 'sign'>) {
  return (
    <div className="note">
      <Banner level={3} icon={LifeBuoy} title="Warning signs">
        {sign ?? 'None this week. If that changes, this page will say so plainly.'}
      </Banner>
    </div>
  );
}
