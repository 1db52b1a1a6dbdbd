import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { Dialog } from '~/components/dialog';
import { Mark } from '~/components/faces';
import { MOOD_WORDS } from '~/components/mood-words';
import { SupportCard } from '~/components/shell/support-card';
import { useHydrated } from '~/components/use-hydrated';
import type { Rating } from '~/domain/check-in/answers';
import { forgetLocally } from './sealed-storage';

interface CompletionProps {
  draftName: string;
  overallMood: number;
  isFirst: boolean;
  /** Null when the numbers could not be read. */
  total: number | null;
  needsSupport: boolean;
  hidesProgress: boolean;
}

/** What stands here after a check-in. Its parts arrive one after another, but only in a page that was already alive. */
export function Completion(props: CompletionProps) {
  const { draftName, overallMood, isFirst, total, needsSupport, hidesProgress } = props;
  useEffect(() => forgetLocally(draftName), [draftName]);
  const [arrivedAlive] = useState(useHydrated());
  const part = (number: 1 | 2 | 3) => (arrivedAlive ? `reveal reveal--${number}` : undefined);
  return (
    <div className="question">
      <h1>Check-in complete</h1>
      <Dialog title={isFirst ? 'Assessment Complete!' : 'Well Done!'} closeHref="/">
        {needsSupport && (
          <SupportCard heading="That sounds very heavy" level={3}>
            Thank you for saying so. You do not have to carry this alone: the 988 Lifeline answers every hour
            of every day, free of charge. If one small thing fits now:{' '}
            <Link to="/exercises/grounding">the five senses</Link>, or{' '}
            <Link to="/exercises">another short exercise</Link>.
          </SupportCard>
        )}
        <div className={part(1)}>
          <p className="completion__mark">
            <Mark rating={overallMood as Rating} size="big" />
            <span>
              Saved. Your answers came out at{' '}
              <strong>
                {overallMood}, {MOOD_WORDS[overallMood as Rating]}
              </strong>
              .
            </span>
          </p>
        </div>
        <div className={part(2)}>
          {isFirst ? <Unlocked hidesProgress={hidesProgress} /> : <Counted total={total} />}
        </div>
        <div className={part(3)}>
          <p className="dialog__acts">
            <Link className="button" to="/trends">
              View Your Insights
            </Link>
            <Link className="button button--second" to="/">
              Continue Later
            </Link>
          </p>
        </div>
      </Dialog>
    </div>
  );
}

function Unlocked({ hidesProgress }: { hidesProgress: boolean }) {
  return (
    <>
      <p>Your first check-in has unlocked:</p>
      <ul>
        <li>your instant snapshot of sleep, stress and energy</li>
        <li>the first mark on your seven-day chart</li>
        {!hidesProgress && <li>your streak and your first self-care points</li>}
      </ul>
    </>
  );
}

function Counted({ total }: { total: number | null }) {
  return (
    <p>
      That is {total === null ? 'one more check-in' : `check-in number ${total}`}, and your picture gets a
      little clearer.
    </p>
  );
}
