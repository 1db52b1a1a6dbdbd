import { useEffect, useRef, useState } from 'react';
import type { Answers, FactorField, Rating } from '~/domain/check-in/answers';
import { DraftSaver, type DraftPlace } from './draft-saver';
import { openLocally } from './sealed-storage';

const PAUSE_MS = 300;

export interface DraftStart {
  place: DraftPlace;
  answers: Answers;
  notes: string;
  submissionKey: string;
  /** When the server last saved it, in milliseconds; 0 for never. */
  savedAt: number;
}

/** The answers and the note of the check-in under way; every change is kept as it is made. */
export function useDraft({ place, answers, notes, submissionKey, savedAt }: DraftStart) {
  const [draft, setDraft] = useState({ answers, notes, submissionKey });
  const [saver] = useState(() => new DraftSaver(place));
  const isTouched = useRef(false);

  useEffect(() => {
    let isGone = false;
    void openLocally(place.name, place.key).then((local) => {
      if (isGone || !local || local.savedAt <= savedAt || isTouched.current) return;
      setDraft((now) => ({
        answers: { ...now.answers, ...local.answers },
        notes: local.notes || now.notes,
        submissionKey: local.submissionKey,
      }));
    });
    return () => {
      isGone = true;
    };
  }, [place.name, place.key, savedAt]);

  useEffect(() => {
    if (!isTouched.current) return;
    const timer = setTimeout(() => saver.save(draft), PAUSE_MS);
    const saveNow = () => saver.save(draft);
    window.addEventListener('pagehide', saveNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', saveNow);
    };
  }, [draft, saver]);

  const change = (changes: Partial<typeof draft>) => {
    isTouched.current = true;
    setDraft((now) => ({ ...now, ...changes }));
  };
  return {
    ...draft,
    saver,
    answer: (field: FactorField, rating: Rating) => {
      isTouched.current = true;
      setDraft((now) => ({ ...now, answers: { ...now.answers, [field]: rating } }));
    },
    note: (text: string) => change({ notes: text }),
  };
}
