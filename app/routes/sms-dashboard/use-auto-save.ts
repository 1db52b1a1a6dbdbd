import type { FetcherWithComponents } from '@remix-run/react';
import { type FormEvent, useCallback, useEffect, useRef } from 'react';

const PAUSE_MS = 500;

/** Sends the form a moment after the last change in it; leaving the page before that sends it at once. */
export function useAutoSave(
  fetcher: FetcherWithComponents<unknown>,
): (event: FormEvent<HTMLFormElement>) => void {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void }>(undefined);
  useEffect(() => {
    return () => {
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      waiting.current.send();
    };
  }, []);
  return useCallback(
    ({ currentTarget }) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      const content = new FormData(currentTarget);
      content.set('auto', '1');
      const send = () => {
        waiting.current = undefined;
        fetcher.submit(content, { method: 'post', action: '/sms-dashboard?tab=settings' });
      };
      waiting.current = { timer: setTimeout(send, PAUSE_MS), send };
    },
    [fetcher],
  );
}
