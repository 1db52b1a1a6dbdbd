import { Link } from '@remix-run/react';
import { X } from 'lucide-react';
import { CALL_988, TEXT_988 } from './crisis-numbers';
import { LeaveQuickly } from './leave-quickly';

interface HelpBarProps {
  /** In a check-in it is the only bar, and leads back to home, too. */
  isOnlyBar?: boolean;
}

/** Help, in the same place on every screen. */
export function HelpBar({ isOnlyBar = false }: HelpBarProps) {
  return (
    <aside
      className={isOnlyBar ? 'strip strip--only' : 'strip'}
      aria-label={isOnlyBar ? 'Close, and help right now' : 'Help right now'}
    >
      {isOnlyBar && (
        <p>
          <Link className="strip__close" to="/" aria-label="Close, back to home">
            <X className="icon" aria-hidden="true" />
          </Link>
        </p>
      )}
      <p className="strip__ask wide-only">Need to talk to someone now?</p>
      <p>
        <a href={CALL_988}>
          Call <b>988</b>
        </a>
      </p>
      <p>
        <a href={TEXT_988}>
          Text <b>988</b>
        </a>
      </p>
      <p className="strip__leave">
        <LeaveQuickly />
      </p>
    </aside>
  );
}
