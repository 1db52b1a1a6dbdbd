import { useEffect, useRef, useState } from 'react';
import type { FactorField, Rating } from '~/domain/check-in/answers';
import { type DraftContent, type DraftPlace, DraftSaver } from './draft-saver';
import { type LocalDraft, openLocally } from './sealed-storage';

const PAUSE_MS = 300;

export interface DraftStart extends DraftContent {
  place: DraftPlace;
  /** When the server last saved it, in milliseconds; 0 for never. */
  savedAt: number;
}

/** The answers and the note of the check-in under way; every change is kept as it is made. */
export function useDraft({ place, answers, notes, submissionKey, savedAt }: DraftStart) {
  const [draft, setDraft] = useState<DraftContent>({ answers, notes, submissionKey });
  const [saver] = useState(() => new DraftSaver(place));
  const isTouched = useRef(false);
  const unsaved = useRef<DraftContent>();

  useEffect(() => {
    let isGone = false;
    /** The server's draft is the one that counts; a copy is newer when the last change did not get there. */
    const isToBeUsed = async (local: LocalDraft) =>
      savedAt === 0 ? saver.isOpen(local) : local.submissionKey === submissionKey && local.savedAt > savedAt;
    void openLocally(place.name, place.key).then(async (local) => {
      if (isGone || !local || !(await isToBeUsed(local)) || isGone || isTouched.current) return;
      setDraft((now) => ({
        answers: { ...now.answers, ...local.answers },
        notes: local.notes || now.notes,
        submissionKey: local.submissionKey,
      }));
    });
    return () => {
      isGone = true;
    };
  }, [place.name, place.key, savedAt, submissionKey, saver]);

  useEffect(() => {
    if (!isTouched.current) return;
    unsaved.current = draft;
    const timer = setTimeout(() => {
      unsaved.current = undefined;
      saver.save(draft);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, saver]);

  // Somebody who leaves within the pause, by a link or by closing the tab, loses nothing either.
  useEffect(() => {
    const saveNow = () => {
      if (unsaved.current) saver.saveNow(unsaved.current);
      unsaved.current = undefined;
    };
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [saver]);

  const change = (changed: (now: DraftContent) => DraftContent) => {
    isTouched.current = true;
    setDraft(changed);
  };
  return {
    ...draft,
    saver,
    answer: (field: FactorField, rating: Rating) =>
      change((now) => ({ ...now, answers: { ...now.answers, [field]: rating } })),
    note: (text: string) => change((now) => ({ ...now, notes: text })),
  };
}
