import { Link } from '@remix-run/react';
import { CrisisLines } from './crisis-lines';

/** `hasSettings`: there is an owner, with a history and with settings that could be changed. */
export function Footer({ hasSettings }: { hasSettings: boolean }) {
  return (
    <footer className="footer">
      <p>
        Soundings is not a substitute for professional care. <CrisisLines />
      </p>
      <ul>
        <li>
          <Link to="/safety">Safety and help</Link>
        </li>
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
