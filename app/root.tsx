import { data, type LinksFunction, type LoaderFunctionArgs, type SerializeFrom } from '@remix-run/node';
import { Outlet, type ShouldRevalidateFunction, useRouteLoaderData } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { hasChangedNothing } from './components/form/revalidation';
import { useTheme } from './components/shell/chosen-theme';
import { useShipsScript } from './components/shell/ships-script';
import { ToastProvider } from './components/toast/toast';
import { env } from './env.server';
import { operator } from './http/operator.server';
import { withErrorPage } from './http/problems.server';
import { takeToast } from './http/toast.server';
import { findVisitorIfReadable } from './http/visitor/always-open-pages.server';
import { readPreferences } from './http/visitor/preferences.server';
import { describeViewer } from './http/visitor/viewer.server';
import { browserZone } from './http/visitor/zone.server';
import { Document } from './shell/document';
import { ErrorPage } from './shell/error-page';
import { LockWatch } from './shell/lock-watch';
import { Shell, useFrame } from './shell/shell';
import { useFocusOnNavigation } from './shell/use-focus-on-navigation';
import { useOfflineHelp } from './shell/use-offline-help';
import { useOtherTabs } from './shell/use-other-tabs';
import { useToldZone } from './shell/use-told-zone';
import { preloadedFonts } from './styles/fonts';
import { everyPageStyles } from './styles/sheets';

export const links: LinksFunction = () => [
  // Before the fonts: without it nothing is drawn.
  ...everyPageStyles(),
  ...preloadedFonts.map((href) => ({
    rel: 'preload' as const,
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png', sizes: '180x180' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export { titleOrError as meta } from './shell/error-page';

export const loader = withErrorPage(async ({ request, context }: LoaderFunctionArgs) => {
  const { toast, setCookie } = await takeToast(request);
  const viewer = describeViewer(await findVisitorIfReadable({ request, context }));
  const preferences = await readPreferences(request);
  return data(
    {
      toast,
      ...preferences,
      ...viewer,
      operator,
      origin: env.APP_URL,
      isZoneTold: browserZone(request) !== undefined,
    },
    setCookie ? { headers: { 'Set-Cookie': setCookie } } : undefined,
  );
});

/** Steps, tabs and dialogs are search parameters of a page that is already there: no need to ask who it is for. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
  ...submission
}) => {
  if (hasChangedNothing(submission)) return false;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSamePage && !formMethod ? false : defaultShouldRevalidate;
};

let lastKnown: SerializeFrom<typeof loader> | undefined;

/** What the shell has to know; what it knew last on a page that could not be read. On the server nothing is remembered. */
function useRoot() {
  const root = useRouteLoaderData<typeof loader>('root');
  useEffect(() => {
    lastKnown = root ?? lastKnown;
  }, [root]);
  return root ?? lastKnown;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRoot();
  return (
    <Document
      theme={useTheme(root?.theme ?? null)}
      frame={useFrame(root)}
      zoneCookie={root?.zoneCookie}
      hasScript={useShipsScript()}
    >
      <ToastProvider message={root?.toast ?? null}>{children}</ToastProvider>
    </Document>
  );
}

export default function App() {
  const root = useRoot();
  const awayMinutes = root?.viewer.kind === 'member' ? root.viewer.awayMinutes : null;
  useFocusOnNavigation();
  useToldZone(root?.isZoneTold ?? true, root?.zoneCookie);
  useOfflineHelp(root?.viewerKey);
  useOtherTabs(root?.viewerKey, awayMinutes !== null);
  return (
    <>
      <Shell root={root}>
        <Outlet />
      </Shell>
      <LockWatch viewerKey={root?.viewerKey} awayMinutes={awayMinutes} />
    </>
  );
}

export function ErrorBoundary() {
  const root = useRoot();
  return (
    <Shell root={root}>
      <ErrorPage />
    </Shell>
  );
}
