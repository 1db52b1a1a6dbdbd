import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { askLock } from './ask-lock';
import { useHiddenInMemory, useLockClock } from './lock-clock';
import { LockCover } from './lock-cover';

export interface AppLockProps {
  viewerKey: string;
  /** What a tab says that shows the lock of this person. */
  lockedKey: string;
  awayMinutes: number;
  /** The name of the channel on which tabs say which person they show. */
  channel: string;
  /** Help, to stand on the cover. Given, so that this script brings nothing with it that the page has. */
  bar: ReactNode;
}

/**
 * Covers the page when the app lock falls while it is open, comes back from the browser's memory, or is locked in another
 * tab. The server decides; the page only asks it in time. Nothing that was typed is lost beneath the cover.
 */
export function AppLock({ viewerKey, lockedKey, awayMinutes, channel, bar }: AppLockProps) {
  const [isCovered, setCovered] = useState(false);
  const cover = useCallback(() => setCovered(true), []);
  const check = useCallback(async () => {
    const state = await askLock();
    setCovered(state === undefined || state.isLocked);
    return state;
  }, []);
  const covered = useRef(isCovered);
  covered.current = isCovered;

  const tabs = useRef<BroadcastChannel>();
  useEffect(() => {
    if (!('BroadcastChannel' in window)) return;
    const open = new BroadcastChannel(channel);
    tabs.current = open;
    open.onmessage = ({ data }) => {
      if (data === lockedKey) cover();
      else if (data === viewerKey && covered.current) void check();
    };
    return () => open.close();
  }, [channel, viewerKey, lockedKey, cover, check]);
  useLockClock(isCovered ? null : awayMinutes, { cover, check });
  useHiddenInMemory();

  const uncover = () => {
    setCovered(false);
    tabs.current?.postMessage(viewerKey);
  };
  return isCovered ? <LockCover bar={bar} onUnlocked={uncover} /> : null;
}
