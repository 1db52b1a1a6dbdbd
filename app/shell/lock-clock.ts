import { useEffect } from 'react';
import { MINUTE_MS } from '~/domain/calendar/durations';
import { type askLock, sayUsed } from './ask-lock';

/** A little after the server's own time: asked too early it would say "not yet". */
const LATER_MS = 300;
/** Past its time by this much, the page was asleep: it hides before it asks. */
const ASLEEP_MS = 2_000;
const SIGNS_OF_USE = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const;

interface Acts {
  cover: () => void;
  check: typeof askLock;
}

/** Asks the server when the time is up, and tells it of somebody who types or reads without sending anything. */
export function useLockClock(awayMinutes: number | null, { cover, check }: Acts): void {
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

/** A page that the browser lays aside for Back is hidden from its first moment on; it then loads again. */
export function useHiddenInMemory(): void {
  useEffect(() => {
    const hide = () => document.documentElement.setAttribute('data-covered', '');
    window.addEventListener('pagehide', hide);
    return () => window.removeEventListener('pagehide', hide);
  }, []);
}
