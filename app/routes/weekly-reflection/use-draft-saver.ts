import { useEffect, useMemo } from 'react';

const PAUSE_MS = 700;

/** Sends what is being typed to the owner's draft after a short pause, and at once when the page goes away. */
export function useDraftSaver() {
  const saver = useMemo(makeSaver, []);
  useEffect(() => {
    addEventListener('pagehide', saver.flush);
    return () => {
      removeEventListener('pagehide', saver.flush);
      saver.flush();
    };
  }, [saver]);
  return saver;
}

function makeSaver() {
  let waiting: HTMLFormElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const flush = () => {
    const form = waiting;
    stop();
    if (!form) return;
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    fetch('/weekly-reflection/draft', { method: 'POST', body, keepalive: true }).catch(() => {
      // Out of reach: the words stay in the page, and the next pause tries again.
      waiting = form.isConnected ? form : undefined;
    });
  };
  const note = (form: HTMLFormElement) => {
    waiting = form;
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  };
  return { note, flush, stop };
}
