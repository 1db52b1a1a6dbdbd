import { LifeBuoy } from 'lucide-react';
import { Banner } from '~/components/shell/banner';

export function WarningSign({ sign }: { sign: string }) {
  return (
    <div className="note">
      <Banner level={3} icon={LifeBuoy} title="Warning signs">
        {sign}
      </Banner>
    </div>
  );
}
