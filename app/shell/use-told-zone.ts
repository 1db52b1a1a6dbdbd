import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * The first page of somebody who has come from a page without scripts was made before this browser could say in which time
 * zone it is. It has said so in its cookie by now: home, which speaks of today, is read once more. Pages with forms are not.
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
