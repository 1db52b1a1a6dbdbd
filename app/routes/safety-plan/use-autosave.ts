import { useEffect, useRef, useState } from 'react';
import type { PlanTexts } from '~/domain/safety-plan/sections';

const PAUSE_MS = 800;
const RETRY_MS = 5000;

export type SaveState =
  'untouched' | 'saving' | 'saved' | 'offline' | 'changed-elsewhere' | 'logged-out' | 'locked' | 'refused';

interface Plan {
  texts: PlanTexts;
  version: number;
}

const put = ({ texts, version }: Plan, options?: RequestInit) =>
  fetch('/api/safety-plan', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...texts, version }),
    ...options,
  });

const STATES: Record<number, SaveState> = {
  401: 'logged-out',
  409: 'changed-elsewhere',
  422: 'refused',
  423: 'locked',
};

/** Keeps a plan while it is written: after a pause, one request after another, and when the page is left. */
export function useAutosave(start: Plan) {
  const [texts, setTexts] = useState(start.texts);
  const [version, setVersion] = useState(start.version);
  const [state, setState] = useState<SaveState>('untouched');
  const [attempt, setAttempt] = useState(0);
  const unsaved = useRef<Plan>();

  useEffect(() => {
    if (!unsaved.current) return;
    unsaved.current = { texts, version };
    const save = async () => {
      const sent = { texts, version };
      setState('saving');
      try {
        const response = await put(sent);
        if (!response.ok) return setState(STATES[response.status] ?? 'offline');
        const saved = (await response.json()) as { version: number };
        if (unsaved.current?.texts === texts) unsaved.current = undefined;
        setVersion(saved.version);
        setState('saved');
      } catch {
        setState('offline');
      }
    };
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [texts, version, attempt]);

  useEffect(() => {
    if (state !== 'offline') return;
    const timer = setTimeout(() => setAttempt((number) => number + 1), RETRY_MS);
    return () => clearTimeout(timer);
  }, [state, attempt]);

  useEffect(() => {
    const saveNow = () => {
      if (unsaved.current) void put(unsaved.current, { keepalive: true }).catch(() => undefined);
      unsaved.current = undefined;
    };
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, []);

  return {
    texts,
    version,
    state,
    write: (written: PlanTexts) => {
      unsaved.current = { texts: written, version };
      setTexts(written);
    },
    /** The form itself is sent: nothing else has to be. */
    stop: () => {
      unsaved.current = undefined;
    },
  };
}
