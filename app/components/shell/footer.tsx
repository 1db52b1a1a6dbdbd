import { Link } from '@remix-run/react';
import { CrisisLines } from './crisis-lines';

export function Footer() {
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
      </ul>
    </footer>
  );
}
