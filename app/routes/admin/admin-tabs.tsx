import { Link } from '@remix-run/react';
import { adminPath } from './search';

const TABS = { users: 'Users', mail: 'Mail', audit: 'Audit log' } as const;
export type AdminTab = keyof typeof TABS;

export function AdminTabs({ current }: { current: AdminTab }) {
  return (
    <nav className="tabs" aria-label="Admin dashboard">
      <ul>
        {(Object.keys(TABS) as AdminTab[]).map((tab) => (
          <li key={tab}>
            <Link
              to={tab === 'users' ? '/admin' : adminPath({ tab })}
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
