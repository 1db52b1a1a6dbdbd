import { Layers, Sailboat, Sparkle } from 'lucide-react';
import { Banner } from '~/components/shell/banner';
import { figure } from '~/domain/calendar/counts-in-words';
import type { DayMood } from '~/domain/check-in/days';
import { phaseOf } from '~/domain/check-in/trends/trends';
import { DeeperInsights } from './deeper-insights';
import { PROGRESS_MESSAGES } from './texts';

interface PhaseBannerProps {
  total: number;
  /** After a very low check-in nobody is congratulated, and nothing is unlocked. */
  isLow: boolean;
  /** The last seven days. */
  days: readonly DayMood[];
}

export function PhaseBanner({ total, isLow, days }: PhaseBannerProps) {
  const phase = phaseOf(total);
  if (isLow && phase !== 'first') return null;
  return (
    <section aria-labelledby="phase">
      {phase === 'first' && (
        <Banner
          id="phase"
          icon={Sailboat}
          title={isLow ? 'Your first check-in is here' : 'Congratulations on your first assessment'}
        >
          <p className="soft">
            Your line has its first mark. One check-in is a moment, the next ones turn it into a picture.
          </p>
          {!isLow && <DeeperInsights total={total} />}
        </Banner>
      )}
      {phase === 'building' && (
        <Banner id="phase" icon={Layers} title="Building Your Pattern Library">
          <p>
            {total} check-ins so far. {PROGRESS_MESSAGES[total]}.
          </p>
          <p className="soft">
            You can check in several times a day: a morning and an evening often differ, and both count.
          </p>
          <DeeperInsights total={total} />
        </Banner>
      )}
      {phase === 'comprehensive' && (
        <Banner id="phase" icon={Sparkle} title="Comprehensive Analysis Unlocked">
          {`${figure(total)} check-ins so far, ${daysInWords(days)}.`}
        </Banner>
      )}
    </section>
  );
}

function daysInWords(days: readonly DayMood[]): string {
  const marked = days.filter(({ count }) => count > 0).length;
  return marked === 0 ? 'none of them in the last seven days' : `with marks on ${marked} of the last 7 days`;
}
