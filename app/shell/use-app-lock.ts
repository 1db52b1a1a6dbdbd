import { useCallback, useEffect, useRef, useState } from 'react';
import { askLock, sayUsed } from './ask-lock';
import { tellOtherTabs, useOtherTabs } from './use-other-tabs';

const MINUTE_MS = 60_000;
/** A little after the server's own time: asked too early it would say "not yet". */
const LATER_MS = 300;
/** Past its time by this much, the page was asleep: it hides before it asks. */
const ASLEEP_MS = 2_000;
const SIGNS_OF_USE = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const;

/**
 * Covers the page when the app lock falls while it is open, comes back from the browser's memory, or is locked in another
 * tab. The server decides; the page only asks it in time. Nothing that was typed is lost beneath the cover.
 * @param awayMinutes null: there is no app lock
 */
export function useAppLock(viewerKey: string | undefined, awayMinutes: number | null) {
  const [isCovered, setCovered] = useState(false);
  const cover = useCallback(() => setCovered(true), []);
  const check = useCallback(async () => {
    const state = await askLock();
    setCovered(state === undefined || state.isLocked);
    return state;
  }, []);
  const covered = useRef(isCovered);
  covered.current = isCovered;
  const lookAgain = useCallback(() => void (covered.current && check()), [check]);

  useOtherTabs(viewerKey, { onLocked: cover, onSeen: lookAgain });
  useLockClock(isCovered ? null : awayMinutes, { cover, check });
  useHiddenInMemory(awayMinutes !== null);

  const uncover = useCallback(() => {
    setCovered(false);
    if (viewerKey !== undefined) tellOtherTabs(viewerKey);
  }, [viewerKey]);
  return { isCovered, uncover };
}

interface Acts {
  cover: () => void;
  check: typeof askLock;
}

/** Asks the server when the time is up, and tells it of somebody who types or reads without sending anything. */
function useLockClock(awayMinutes: number | null, { cover, check }: Acts): void {
  useEffect(() => {
    if (awayMinutes === null) return;
    const awayMs = awayMinutes * MINUTE_MS;
    let endsAt = 0;
    let saidAt = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const rest = (ms: number) => {
      clearTimeout(timer);
      endsAt = Date.now() + ms + LATER_MS;
      timer = setTimeout(() => void ask(), ms + LATER_MS);
    };
    const ask = async () => {
      if (Date.now() > endsAt + ASLEEP_MS) cover();
      const state = await check();
      if (state?.secondsLeft != null && !state.isLocked) rest(state.secondsLeft * 1000);
    };
    const onUse = async () => {
      if (Date.now() - saidAt < awayMs / 4 || Date.now() >= endsAt) return;
      saidAt = Date.now();
      const status = await sayUsed();
      if (status === 423) cover();
      else if (status === 204) rest(awayMs);
    };
    const onUsed = () => void onUse();
    const onVisible = () => {
      if (document.visibilityState === 'visible' && Date.now() >= endsAt) void ask();
    };
    rest(awayMs);
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, onUsed, { passive: true, capture: true });
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, onUsed, { capture: true });
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [awayMinutes, cover, check]);
}

/** A page that the browser lays aside for Back is hidden from its first moment on; it then loads anew. */
function useHiddenInMemory(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const hide = () => document.documentElement.setAttribute('data-covered', '');
    window.addEventListener('pagehide', hide);
    return () => window.removeEventListener('pagehide', hide);
  }, [isOn]);
}
