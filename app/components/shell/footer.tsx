import { Link } from '@remix-run/react';
import { CrisisLines } from './crisis-lines';

interface FooterProps {
  /** There is an owner, with a history and with settings that could be changed. */
  hasSettings: boolean;
  /** There is an owner, who may have a plan, also before onboarding. */
  hasPlan: boolean;
}

export function Footer({ hasSettings, hasPlan }: FooterProps) {
  return (
    <footer className="footer">
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
    </footer>
  );
}
