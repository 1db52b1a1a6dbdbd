import { useEffect } from 'react';
import { lockedKey } from '../components/shell/viewer-key';

const CHANNEL = 'soundings-viewer';

interface SamePerson {
  onLocked: () => void;
  onSeen: () => void;
}

/** Says to the other tabs whom this one shows. */
export function tellOtherTabs(viewerKey: string): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(viewerKey);
  channel.close();
}

/**
 * Keeps the tabs of one browser showing the same person: each says who it shows, and one that shows somebody else
 * loads anew. So does a page that comes back from the browser's memory after a logout. The lock of this very person takes
 * nothing away: `onLocked` covers the page; `onSeen` hears that a tab of theirs is open again.
 */
export function useOtherTabs(viewerKey: string | undefined, { onLocked, onSeen }: SamePerson): void {
  useEffect(() => {
    if (viewerKey === undefined || !('BroadcastChannel' in window)) return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      if (data === viewerKey) onSeen();
      else if (data === lockedKey(viewerKey)) onLocked();
      else window.location.reload();
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
  }, [viewerKey, onLocked, onSeen]);
}
