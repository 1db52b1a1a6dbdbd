import { useEffect } from 'react';
import { hasBeenLeft, TABS_CHANNEL } from '../components/shell/tabs-channel';
import { lockedKey } from '../components/shell/viewer-key';

/**
 * Keeps the tabs of one browser showing the same person: each says who it shows, and one that shows somebody else
 * loads again. So does a page that comes back from the browser's memory after a logout.
 * @param hasLock where there is an app lock, its script covers the page instead, and nothing typed is lost
 */
export function useOtherTabs(viewerKey: string | undefined, hasLock: boolean): void {
  useEffect(() => {
    if (viewerKey === undefined || !('BroadcastChannel' in window)) return;
    const channel = new BroadcastChannel(TABS_CHANNEL);
    channel.onmessage = ({ data }) => {
      if (hasBeenLeft()) return;
      const isCovered = hasLock && data === lockedKey(viewerKey);
      if (data !== viewerKey && !isCovered) window.location.reload();
    };
    channel.postMessage(viewerKey);
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pageshow', onShow);
      channel.close();
    };
  }, [viewerKey, hasLock]);
}
