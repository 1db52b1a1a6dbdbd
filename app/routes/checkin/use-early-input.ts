import { type RefObject, useRef, useState } from 'react';
import { useBrowserEffect } from '~/components/use-browser-effect';
import { type FactorField, isRating, type Rating } from '~/domain/check-in/answers';
import { FIELDS } from './fields';

interface EarlyInput {
  field: FactorField;
  onAnswer: (field: FactorField, rating: Rating) => void;
  onNote: (text: string) => void;
}

/** What was chosen and typed while the scripts were still on their way is taken over, once. */
export function useEarlyInput({ field, onAnswer, onNote }: EarlyInput): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState({ field, onAnswer, onNote });
  useBrowserEffect(() => {
    const chosen = form.current?.querySelector<HTMLInputElement>(`input[name="${first.field}"]:checked`);
    const rating = Number(chosen?.value);
    if (chosen && !chosen.defaultChecked && isRating(rating)) first.onAnswer(first.field, rating);
    const note = form.current?.querySelector<HTMLTextAreaElement>(`textarea[name="${FIELDS.notes}"]`);
    if (note && note.value !== note.defaultValue) first.onNote(note.value);
  }, [first]);
  return form;
}
