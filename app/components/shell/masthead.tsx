import { Form, Link } from '@remix-run/react';
import { LogOut, WaysToAccount } from './account-ways';
import type { Theme } from './chosen-theme';
import { Menu } from './menu';
import { ThemeChoice } from './theme-choice';
import { useHere } from './use-here';
import type { Viewer } from './viewer';
import { Wordmark } from './wordmark';

interface MastheadProps {
  viewer: Viewer;
  theme: Theme | null;
  /** There are screens to go to: on a phone the menu holds them, and what else stands up here in a wide window. */
  hasMenu?: boolean;
}

export function Masthead({ viewer, theme, hasMenu = false }: MastheadProps) {
  const hasOwner = viewer.kind === 'member' || viewer.kind === 'guest';
  return (
    <header className={hasMenu ? 'masthead masthead--menu' : 'masthead'}>
      <div className="masthead__name">
        <Wordmark />
        <Greeting viewer={viewer} />
      </div>
      <ThemeChoice theme={theme} />
      {viewer.kind === 'member' && viewer.awayMinutes !== null && <LockNow />}
      <Ways viewer={viewer} />
      {hasMenu && hasOwner && <Menu viewer={viewer} theme={theme} />}
    </header>
  );
}

function Ways({ viewer }: Pick<MastheadProps, 'viewer'>) {
  if (viewer.kind === 'member' || viewer.kind === 'locked') return <LogOut />;
  if (viewer.kind === 'guest') return <WaysToAccount />;
  return (
    <Link className="button button--quiet" to="/auth">
      Log in
    </Link>
  );
}

/** A full page load, so that nothing of this person stays in memory. */
function LockNow() {
  return (
    <Form className="masthead__lock" method="post" action="/lock" reloadDocument>
      <input type="hidden" name="redirectTo" value={useHere()} />
      <button className="button button--quiet" name="intent" value="lock">
        Lock<span className="wide-only"> now</span>
      </button>
    </Form>
  );
}

function Greeting({ viewer }: { viewer: Viewer }) {
  if (viewer.kind === 'stranger' || viewer.kind === 'locked') return null;
  return (
    <p className="masthead__who">
      {viewer.kind === 'member' ? (
        <>
          Hello, {viewer.firstName} <span className="figures masthead__email">({viewer.email})</span>
        </>
      ) : (
        <>
          <span className="wide-only">Hi there. </span>Trying it without an account
        </>
      )}
    </p>
  );
}
