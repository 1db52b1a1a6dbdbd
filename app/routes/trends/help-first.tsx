import { Link } from '@remix-run/react';
import { HelpCard } from '~/components/shell/help-card';
import type { TrendsInsights } from '~/domain/insights/screen';
import type { Helper } from '~/domain/safety-plan/helpers';

const HEADING = 'help';

interface Helped {
  /** The first person of their own safety plan; null without one. */
  helper: Helper | null;
}

/** After a very low check-in help stands above everything else, as on home; nothing is asked and nothing counted. */
export const HelpAfterLow = ({ helper }: Helped) => (
  <HelpCard labelledBy={HEADING} helper={helper}>
    <h2 id={HEADING}>
      Your last <span className="whole">check-in</span> was very low
    </h2>
    <p>You do not have to carry it alone. Call or text 988: someone answers now, free, at any hour.</p>
  </HelpCard>
);

/** At a high level the warning sign stands above everything else, and help with it. */
export function HelpFirst({
  sign,
  isFromWords,
  helper,
}: Pick<TrendsInsights, 'sign' | 'isFromWords'> & Helped) {
  return (
    <HelpCard labelledBy={HEADING} helper={helper}>
      <h2 id={HEADING}>
        {isFromWords ? 'You do not have to carry this alone' : 'This has been a hard week'}
      </h2>
      <p>
        {sign} Please do not wait for it to pass on its own. Talk to someone today: call or text 988, any
        hour, free. <Link to="/safety">More ways to get help</Link>
      </p>
    </HelpCard>
  );
}
