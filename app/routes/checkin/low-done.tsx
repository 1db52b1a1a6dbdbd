import { Link } from '@remix-run/react';
import { HelpCard } from '~/components/shell/help-card';
import type { Helper } from '~/domain/safety-plan/helpers';

const SAID = {
  mood: 'Very low is a hard place to be. You do not have to carry it alone.',
  answers: 'That is a lot to carry. You do not have to carry it alone.',
  note: 'What you wrote sounds heavy. You do not have to carry it alone.',
} as const;

interface LowDoneProps {
  titleId: string;
  result: string;
  isFirst: boolean;
  reason: keyof typeof SAID;
  helper: Helper | null;
}

/** After a very low check-in: thanks, help, and nothing that counts or moves. SPEC's own words stand small below. */
export function LowDone({ titleId, result, isFirst, reason, helper }: LowDoneProps) {
  return (
    <div className="low">
      <h1 id={titleId} tabIndex={-1} autoFocus>
        Thank you for telling us
      </h1>
      <p className="lede">{SAID[reason]}</p>
      <HelpCard label="People who are there now" helper={helper} />
      <div className="low__after">
        <p className="fine">
          <strong>{isFirst ? 'Assessment Complete!' : 'Well Done!'}</strong> Your check-in is saved. {result}
        </p>
        <ul>
          <li>
            <Link to="/exercises">Short exercises</Link>
          </li>
          <li>
            <Link to="/trends">View Your Insights</Link>
          </li>
          <li>
            <Link to="/">Continue Later</Link>
          </li>
        </ul>
      </div>
    </div>
  );
}
