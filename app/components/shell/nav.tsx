import { Link, useLocation } from '@remix-run/react';
import type { LucideIcon } from 'lucide-react';
import { AccountMark } from './account-mark';
import { keptInside } from './kept-inside';
import { MENU_PLACES } from './menu-places';

export interface NavItem {
  to: string;
  /** Where on the screen it leads. */
  hash?: `#${string}`;
  label: string;
  icon: LucideIcon;
}

const isAt = (pathname: string, to: string) =>
  pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));

interface NavProps {
  items: readonly NavItem[];
  isGuest: boolean;
}

/** Five at the foot of a phone; in a wide window a rail, with the menu's places below them. */
export function Nav({ items, isGuest }: NavProps) {
  const { pathname } = useLocation();
  const here = [...items, ...MENU_PLACES].find(({ to }) => isAt(pathname, to))?.to;
  const key = ['nav', items.length, isGuest, here].join(' ');
  return (
    <nav
      className="nav"
      aria-label="Main"
      {...keptInside(key, <Places items={items} isGuest={isGuest} here={here} />)}
    />
  );
}

function Places({ items, isGuest, here }: NavProps & { here: string | undefined }) {
  return (
    <>
      <ul>
        {items.map(({ to, hash = '', label, icon: Icon }) => (
          <li key={to}>
            <Link to={`${to}${hash}`} aria-current={to === here ? 'page' : undefined}>
              <Icon className="icon" aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="nav__more">
        {MENU_PLACES.map(({ to, label, icon: Icon, needsAccount }) => (
          <li key={to}>
            <Link to={to} aria-current={to === here ? 'page' : undefined}>
              <Icon className="icon" aria-hidden="true" />
              {label}
              {needsAccount && isGuest && <AccountMark />}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
