import { Link } from '@remix-run/react';
import { type Tab, tabPath, TABS } from './tabs';

interface AuthTabsProps {
  current: Tab;
  redirectTo: string;
  onLeave: () => void;
}

/** The tabs are pages: each has its URL, so that Back, reload and a blocked script change nothing. */
export function AuthTabs({ current, redirectTo, onLeave }: AuthTabsProps) {
  return (
    <nav className="tabs" aria-label="Account">
      <ul>
        {(Object.keys(TABS) as Tab[]).map((tab) => (
          <li key={tab}>
            <Link
              to={tabPath(tab, redirectTo)}
              aria-current={tab === current ? 'page' : undefined}
              preventScrollReset
              onClick={onLeave}
            >
              {TABS[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
