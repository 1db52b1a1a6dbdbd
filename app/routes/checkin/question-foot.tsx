import { Link } from '@remix-run/react';
import { CrisisLines } from '~/components/shell/crisis-lines';
import { useHydrated } from '~/components/use-hydrated';
import type { CheckInMode } from '~/domain/check-in/questions/steps';

interface QuestionFootProps {
  mode: CheckInMode;
  isFirst: boolean;
}

/** What holds for every question, under its buttons. */
export function QuestionFoot({ mode, isFirst }: QuestionFootProps) {
  const isHydrated = useHydrated();
  return (
    <div className="question__foot">
      {isFirst && (
        <p>
          {mode === 'full' ? (
            <Link to="/checkin?mode=quick">Short on energy? Answer five questions instead</Link>
          ) : (
            <Link to="/checkin">Answer all ten questions instead</Link>
          )}
        </p>
      )}
      <p className="fine">
        This check-in is for self-reflection only. It is not a medical evaluation. <CrisisLines />
        {isHydrated && (
          <>
            {' '}
            Fewer taps? <Link to="/settings#check-in-title">Let it go on by itself after a choice</Link>.
          </>
        )}
      </p>
    </div>
  );
}
