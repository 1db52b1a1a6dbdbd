import { type RefObject, useEffect, useRef } from 'react';
import type { FactorField, Rating } from '~/domain/check-in/answers';
import type { Step } from '~/domain/check-in/questions/steps';
import { useGoingOn } from './use-going-on';
import { useNumberKeys } from './use-number-keys';

interface Answering {
  page: { goesOnByItself: boolean; takesNumberKeys: boolean };
  form: RefObject<HTMLFormElement>;
  step: Step;
  isLast: boolean;
  onAnswer: (field: FactorField, rating: Rating) => void;
}

/** Answering by number keys, and going on by itself. @returns what a click on an answer calls */
export function useAnswering({ page, form, step, isLast, onAnswer }: Answering) {
  const send = () => form.current?.requestSubmit(form.current.querySelector('button'));
  const goOn = useGoingOn({ isOn: page.goesOnByItself && !isLast, field: step.field, goOn: send });
  useNumberKeys({
    isOn: page.takesNumberKeys,
    onNumber: (rating) => {
      onAnswer(step.field, rating);
      goOn(rating);
    },
    onEnter: send,
  });
  const isByHand = useByHand();
  // An arrow key clicks, too: it looks for an answer, and has not chosen one yet.
  return (rating: Rating) => {
    if (isByHand.current) goOn(rating);
  };
}

/** Whether the newest thing that was done was a press of finger, pen or mouse. */
function useByHand(): RefObject<boolean> {
  const isByHand = useRef(false);
  useEffect(() => {
    const note = (event: Event) => {
      isByHand.current = event.type === 'pointerdown';
    };
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, note, true);
    return () => {
      for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, note, true);
    };
  }, []);
  return isByHand;
}
