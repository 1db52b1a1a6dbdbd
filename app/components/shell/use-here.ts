import { useLocation } from '@remix-run/react';

/** The address that a form which leaves the page comes back to. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
