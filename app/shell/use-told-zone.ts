import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * After a page without scripts, the first page was made before this browser could tell its time zone. Its cookie tells it by
 * now, so home, which speaks of today, is read once more. Pages with forms are not.
 */
export function useToldZone(isTold: boolean, cookie: string | undefined): void {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const hasAsked = useRef(isTold);
  useEffect(() => {
    if (hasAsked.current || pathname !== '/' || !cookie || !document.cookie.includes(`${cookie}=`)) return;
    hasAsked.current = true;
    revalidate();
  }, [cookie, pathname, revalidate]);
}
