import { useLocation } from '@remix-run/react';
import { Anchor, ChartNoAxesColumn, FileText, House, ListChecks, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { FaceSprite } from '../components/faces';
import { PageFailure } from '../components/failure/page-failure';
import { DisclaimerDialog } from '../components/shell/disclaimer-dialog';
import { Footer } from '../components/shell/footer';
import { HelpBar } from '../components/shell/help-bar';
import { Masthead } from '../components/shell/masthead';
import { Nav, type NavItem } from '../components/shell/nav';
import type { OperatorFacts } from '../components/shell/operator-line';
import type { Viewer } from '../components/shell/viewer';
import { ToastRegion } from '../components/toast/toast';
import { NavigationProgress } from './navigation-progress';

const NAV_ITEMS: readonly NavItem[] = [
  { to: '/', label: 'Home', icon: House },
  { to: '/checkin', label: 'Check-In', icon: ListChecks },
  { to: '/chat', hash: '#newest', label: 'Chat', icon: Anchor },
  { to: '/trends', label: 'Trends', icon: ChartNoAxesColumn },
  { to: '/mood-reports', label: 'Reports', icon: FileText },
];
const ADMIN_ITEM: NavItem = { to: '/admin', label: 'Admin', icon: ShieldCheck };

/** What the shell has to know; the root's loader reads it. */
interface ShellData {
  viewer: Viewer;
  theme: 'light' | 'dark' | null;
  hasAcknowledgedDisclaimer: boolean;
  /** False for strangers and until onboarding is done. */
  hasScreens: boolean;
  operator: OperatorFacts;
}

interface ShellProps {
  /** Missing when not even the shell's own data could be read. */
  root: ShellData | undefined;
  children: ReactNode;
}

/** A bar with places to go to, a check-in that stands alone, or neither. */
export type Frame = 'nav' | 'focus' | 'plain';

export function useFrame(root: Pick<ShellData, 'viewer' | 'hasScreens'> | undefined): Frame {
  const { pathname } = useLocation();
  if (!root || root.viewer.kind === 'stranger') return root?.hasScreens ? 'nav' : 'plain';
  if (pathname === '/checkin') return 'focus';
  return root.hasScreens ? 'nav' : 'plain';
}

/**
 * What stands around every screen. There is no navigation before there are screens to go to; a check-in stands alone,
 * with help and the way back.
 */
export function Shell({ root, children }: ShellProps) {
  const viewer = root?.viewer ?? { kind: 'stranger' as const };
  const isAdmin = viewer.kind === 'member' && viewer.isAdmin;
  const frame = useFrame(root);
  const isFocused = frame === 'focus';
  const hasDisclaimer = root !== undefined && !root.hasAcknowledgedDisclaimer;
  // The page below it is out of reach also where no script makes it modal.
  const behind = hasDisclaimer ? { inert: '' } : {};
  return (
    <>
      <FaceSprite />
      {hasDisclaimer && <DisclaimerDialog />}
      <a className="skip" href="#main" {...behind}>
        Skip to the page
      </a>
      {!isFocused && <Masthead viewer={viewer} theme={root?.theme ?? null} hasMenu={root?.hasScreens} />}
      <NavigationProgress />
      <HelpBar isOnlyBar={isFocused} />
      {frame === 'nav' && (
        <Nav items={isAdmin ? [...NAV_ITEMS, ADMIN_ITEM] : NAV_ITEMS} isGuest={viewer.kind === 'guest'} />
      )}
      <main className={isFocused ? 'page page--focus' : 'page'} id="main" tabIndex={-1} {...behind}>
        <ToastRegion />
        <PageFailure />
        {children}
      </main>
      {!isFocused && (
        <Footer
          hasSettings={root?.hasScreens ?? false}
          hasPlan={viewer.kind !== 'stranger'}
          operator={root?.operator}
        />
      )}
    </>
  );
}
