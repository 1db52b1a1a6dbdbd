import { Link } from '@remix-run/react';
import { CrisisLines } from './crisis-lines';
import { keptInside } from './kept-inside';
import { type OperatorFacts, OperatorLine } from './operator-line';

interface FooterProps {
  /** There is an owner, with a history and with settings that could be changed. */
  hasSettings: boolean;
  /** There is an owner, who may have a plan, also before onboarding. */
  hasPlan: boolean;
  /** Missing when not even the shell's own data could be read. */
  operator: OperatorFacts | undefined;
}

export function Footer(props: FooterProps) {
  const { hasSettings, hasPlan, operator } = props;
  // Who runs this server does not change while it runs.
  const key = ['footer', hasSettings, hasPlan, operator !== undefined].join(' ');
  return <footer className="footer" {...keptInside(key, <Lines {...props} />)} />;
}

function Lines({ hasSettings, hasPlan, operator }: FooterProps) {
  return (
    <>
      <p>
        Soundings is not a substitute for professional care. <CrisisLines />
      </p>
      <ul>
        <li>
          <Link to="/safety">Safety and help</Link>
        </li>
        {hasPlan && (
          <li>
            <Link to="/safety-plan">My safety plan</Link>
          </li>
        )}
        <li>
          <Link to="/privacy">Privacy</Link>
        </li>
        <li>
          <Link to="/terms">Terms</Link>
        </li>
        <li>
          <Link to="/licenses">Licenses</Link>
        </li>
        {hasSettings && (
          <>
            <li>
              <Link to="/history">Your history</Link>
            </li>
            <li>
              <Link to="/settings">Settings</Link>
            </li>
          </>
        )}
      </ul>
      {(operator?.name || operator?.contact) && (
        <p className="footer__operator">
          <OperatorLine operator={operator} />
        </p>
      )}
    </>
  );
}
