import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** After a navigation without a page load the keyboard and the screen reader start at the new page, not where they were. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
