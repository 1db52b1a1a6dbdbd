import { useEffect } from 'react';

const CHANNEL = 'soundings-viewer';

/**
 * Keeps the tabs of one browser showing the same person: each says who it shows, and one that shows somebody else
 * loads anew. So does a page that comes back from the browser's memory after a logout.
 */
export function useOtherTabs(viewerKey: string | undefined): void {
  useEffect(() => {
    if (viewerKey === undefined || !('BroadcastChannel' in window)) return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      if (data !== viewerKey) window.location.reload();
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
  }, [viewerKey]);
}
