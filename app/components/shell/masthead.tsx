import { Form, Link } from '@remix-run/react';
import { History } from 'lucide-react';
import type { Theme } from './chosen-theme';
import { ThemeChoice } from './theme-choice';
import { useHere } from './use-here';
import { Wordmark } from './wordmark';

export type Viewer =
  | { kind: 'member'; firstName: string; email: string; isAdmin: boolean; awayMinutes: number | null }
  | { kind: 'locked' }
  | { kind: 'guest' }
  | { kind: 'stranger' };

interface MastheadProps {
  viewer: Viewer;
  theme: Theme | null;
  /** Missing for whoever has no history to go to (yet). */
  hasHistory?: boolean;
}

export function Masthead({ viewer, theme, hasHistory = false }: MastheadProps) {
  return (
    <header className="masthead">
      <div className="masthead__name">
        <Wordmark />
        <Greeting viewer={viewer} />
      </div>
      {hasHistory && (
        <Link className="button button--quiet masthead__history" to="/history">
          <History className="icon" aria-hidden="true" />
          History
        </Link>
      )}
      <ThemeChoice theme={theme} />
      {viewer.kind === 'member' && viewer.awayMinutes !== null && <LockNow />}
      {viewer.kind === 'member' || viewer.kind === 'locked' ? (
        // A full page load, so that nothing of this person stays in memory.
        <Form method="post" action="/logout" reloadDocument>
          <button className="button button--quiet">Log out</button>
        </Form>
      ) : (
        <>
          {viewer.kind === 'guest' && (
            <Link className="button button--quiet masthead__register" to="/auth?tab=register">
              Create account
            </Link>
          )}
          <Link className="button button--quiet" to="/auth">
            Log in
          </Link>
        </>
      )}
    </header>
  );
}

/** A full page load, so that nothing of this person stays in memory. */
function LockNow() {
  return (
    <Form method="post" action="/lock" reloadDocument>
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
          Hello, {viewer.firstName} <span className="figures">({viewer.email})</span>
        </>
      ) : (
        <>
          <span className="wide-only">Hello, there. </span>Trying it without an account
        </>
      )}
    </p>
  );
}
