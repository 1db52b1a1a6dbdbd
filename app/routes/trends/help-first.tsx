import { Link } from '@remix-run/react';
import { SupportCard } from '~/components/shell/support-card';
import type { TrendsInsights } from '~/domain/insights/screen';

/** After a very low check-in help stands above everything else; nothing is asked and nothing counted. */
export const HelpAfterLow = () => (
  <SupportCard heading="Your last check-in was very low">
    You do not have to carry it alone. Call or text 988: someone answers now, free, at any hour.
  </SupportCard>
);

/** At a high level the warning sign stands above everything else, and help with it. */
export function HelpFirst({ sign, isFromWords }: Pick<TrendsInsights, 'sign' | 'isFromWords'>) {
  return (
    <SupportCard
      heading={isFromWords ? 'You do not have to carry this alone' : 'This has been a hard week'}
      actions={
        <Link className="button button--quiet" to="/safety">
          More ways to get help
        </Link>
      }
    >
      {sign} Please do not wait for it to pass on its own. Talk to someone today: call or text 988, any hour,
      free.
    </SupportCard>
  );
}
