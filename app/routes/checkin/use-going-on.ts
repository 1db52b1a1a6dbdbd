import { useEffect, useRef } from 'react';
import type { FactorField, Rating } from '~/domain/check-in/answers';

/** Long enough to see what was chosen and to read its reply. */
const READING_MS = 900;
/** The reply to a very low mood names help: nobody is taken away from it in a hurry. */
const HEAVY_MS = 3000;

interface GoingOn {
  isOn: boolean;
  field: FactorField;
  goOn: () => void;
}

/** Leads to the next question by itself a moment after a press, if the person has chosen so. Another press starts the wait again. */
export function useGoingOn({ isOn, field, goOn }: GoingOn) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const newest = useRef(goOn);
  useEffect(() => {
    newest.current = goOn;
  });
  useEffect(() => () => clearTimeout(timer.current), [field]);
  return (rating: Rating) => {
    clearTimeout(timer.current);
    if (!isOn) return;
    const isHeavy = field === 'overallMood' && rating === 1;
    timer.current = setTimeout(() => newest.current(), isHeavy ? HEAVY_MS : READING_MS);
  };
}
