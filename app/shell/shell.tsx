import { ChartNoAxesColumn, House, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { FaceSprite } from '../components/faces';
import { DisclaimerDialog } from '../components/shell/disclaimer-dialog';
import { Footer } from '../components/shell/footer';
import { Masthead } from '../components/shell/masthead';
import { Nav, type NavItem } from '../components/shell/nav';
import { Strip } from '../components/shell/strip';
import { ToastRegion } from '../components/toast/toast';
import type { RootData } from '../root';

const NAV_ITEMS: readonly NavItem[] = [
  { to: '/', label: 'Home', icon: House },
  { to: '/checkin', label: 'Check-In', icon: ListChecks },
  { to: '/trends', label: 'Trends', icon: ChartNoAxesColumn },
];

interface ShellProps {
  /** Missing when not even the shell's own data could be read. */
  root: RootData | undefined;
  children: ReactNode;
}

/** What stands around every screen. Who has no screens to go to yet gets no navigation. */
export function Shell({ root, children }: ShellProps) {
  const viewer = root?.viewer ?? { kind: 'stranger' as const };
  return (
    <>
      <FaceSprite />
      {root && !root.hasAcknowledgedDisclaimer && <DisclaimerDialog />}
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <Masthead viewer={viewer} theme={root?.theme ?? null} />
      <Strip />
      {root?.hasScreens && <Nav items={NAV_ITEMS} />}
      <main className="page" id="main" tabIndex={-1}>
        <ToastRegion />
        {children}
      </main>
      <Footer />
    </>
  );
}
