import { useEffect } from 'react';
import { canKeepNumber, dropKeptNumber, readKeptNumber } from '../components/offline/kept-number';
import { lockedKey } from '../components/shell/viewer-key';

/**
 * Has a page with help shown where there is no connection, and takes away a number that somebody else has left on this
 * device: a session that ended by itself never logged out.
 */
export function useOfflineHelp(viewerKey: string | undefined): void {
  useEffect(() => {
    if (viewerKey === undefined || !import.meta.env.PROD || !canKeepNumber()) return;
    const begin = async () => {
      const kept = await readKeptNumber();
      const isOwn = kept && [kept.viewerKey, lockedKey(kept.viewerKey)].includes(viewerKey);
      if (kept && !isOwn) await dropKeptNumber();
      await navigator.serviceWorker.register('/sw.js');
    };
    begin().catch((error: unknown) => console.warn('No page without a connection:', error));
  }, [viewerKey]);
}
