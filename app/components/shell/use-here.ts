import { useLocation } from '@remix-run/react';

/** Where a form that leaves the page comes back to. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
