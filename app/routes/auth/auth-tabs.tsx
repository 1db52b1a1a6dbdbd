import { Link } from '@remix-run/react';
import { TABS, tabPath, type Tab } from './tabs';

/** The tabs are pages: each has its URL, so that Back, reload and a blocked script change nothing. */
export function AuthTabs({ current, redirectTo }: { current: Tab; redirectTo: string }) {
  return (
    <nav className="tabs" aria-label="Account">
      <ul>
        {(Object.keys(TABS) as Tab[]).map((tab) => (
          <li key={tab}>
            <Link
              to={tabPath(tab, redirectTo)}
              aria-current={tab === current ? 'page' : undefined}
              preventScrollReset
            >
              {TABS[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
