import { Link, useLocation } from '@remix-run/react';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AccountMark } from './account-mark';
import { LogOut, WaysToAccount } from './account-ways';
import type { Theme } from './chosen-theme';
import { keptInside } from './kept-inside';
import { MENU_PLACES } from './menu-places';
import { ThemeChoice } from './theme-choice';
import type { Viewer } from './viewer';

interface MenuProps {
  viewer: Extract<Viewer, { kind: 'member' | 'guest' }>;
  theme: Theme | null;
}

/** One tap from every screen of a phone. The browser opens and closes it; scripts add Escape and closing on the way on. */
export function Menu({ viewer, theme }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [key]);
  useEffect(() => {
    const menu = details.current;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu?.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  return (
    <details ref={details} className="menu">
      <summary className="menu__open">
        <MenuIcon className="icon menu__bars" aria-hidden="true" />
        <X className="icon menu__cross" aria-hidden="true" />
        <span>Menu</span>
      </summary>
      <div className="menu__sheet">
        <Who viewer={viewer} />
        <nav
          aria-label="More"
          {...keptInside(`menu ${viewer.kind}`, <Places isGuest={viewer.kind === 'guest'} />)}
        />
        <div className="menu__acts">
          <ThemeChoice theme={theme} />
          {viewer.kind === 'member' ? <LogOut /> : <WaysToAccount />}
        </div>
      </div>
    </details>
  );
}

function Places({ isGuest }: { isGuest: boolean }) {
  return (
    <ul>
      {MENU_PLACES.map(({ to, label, icon: Icon, needsAccount }) => (
        <li key={to}>
          <Link to={to}>
            <Icon className="icon" aria-hidden="true" />
            {label}
            {needsAccount && isGuest && <AccountMark />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Who({ viewer }: Pick<MenuProps, 'viewer'>) {
  return (
    <p className="menu__who">
      {viewer.kind === 'member' ? (
        <>
          <b>Hello, {viewer.firstName}</b> <span>{viewer.email}</span>
        </>
      ) : (
        <>
          <b>Hi there</b> <span>Trying it without an account</span>
        </>
      )}
    </p>
  );
}
