import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { HelpBar } from '../components/shell/help-bar';
import { TABS_CHANNEL } from '../components/shell/tabs-channel';
import { lockedKey } from '../components/shell/viewer-key';
import type { AppLockProps } from './app-lock';

interface LockWatchProps {
  viewerKey: string | undefined;
  /** Null: there is no app lock. */
  awayMinutes: number | null;
}

/** Only people with an app lock get its script, before it is needed. */
export function LockWatch({ viewerKey, awayMinutes }: LockWatchProps) {
  const [AppLock, setAppLock] = useState<ComponentType<AppLockProps>>();
  const isOn = awayMinutes !== null;
  useEffect(() => {
    if (!isOn) return;
    import('./app-lock').then(
      (module) => setAppLock(() => module.AppLock),
      () => console.warn('The app lock did not load; the server locks all the same.'),
    );
  }, [isOn]);
  if (!AppLock || !isOn || viewerKey === undefined) return null;
  const keys = { viewerKey, lockedKey: lockedKey(viewerKey) };
  return <AppLock {...keys} awayMinutes={awayMinutes} channel={TABS_CHANNEL} bar={<HelpBar />} />;
}
