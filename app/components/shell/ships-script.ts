import { useLocation, useRouteLoaderData } from '@remix-run/react';
import type { Viewer } from './viewer';

/** Whether somebody has asked for what only a script can do: to ask their device for a passkey. */
export const isPasskeyAsked = (search: string) => new URLSearchParams(search).get('with') === 'passkey';

/** The same page, with the script that asks the device. */
export function passkeyPath(pathname: string, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set('with', 'passkey');
  return `${pathname}?${parameters}`;
}

/**
 * Whether a page needs the app's script. Every page of somebody with screens of their own does; what a stranger sees is
 * whole without, and so is a page of which not even its reader could be found out (docs/decisions/065).
 * @param viewer undefined: it could not be read who asks
 */
export function shipsScript(viewer: Viewer['kind'] | undefined, search: string): boolean {
  return (viewer !== undefined && viewer !== 'stranger') || isPasskeyAsked(search);
}

/** Whether this page has the app's script, or does without. Where it runs, it has come. */
export function useShipsScript(): boolean {
  const root = useRouteLoaderData<{ viewer: Viewer }>('root');
  const { search } = useLocation();
  return typeof document !== 'undefined' || shipsScript(root?.viewer.kind, search);
}
