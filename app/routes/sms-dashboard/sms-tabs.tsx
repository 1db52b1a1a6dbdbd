import { Link } from '@remix-run/react';
import { smsPath, type Tab, TABS } from './tabs';

export function SmsTabs({ current }: { current: Tab }) {
  return (
    <nav className="tabs" aria-label="SMS dashboard">
      <ul>
        {(Object.keys(TABS) as Tab[]).map((tab) => (
          <li key={tab}>
            <Link
              to={smsPath({ tab })}
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
