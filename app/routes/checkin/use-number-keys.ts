import { useRef } from 'react';
import { useBrowserEffect } from '~/components/use-browser-effect';
import { isRating, type Rating } from '~/domain/check-in/answers';

interface NumberKeys {
  isOn: boolean;
  onNumber: (rating: Rating) => void;
  /** Enter, where it presses nothing else. */
  onEnter: () => void;
}

const isOperated = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('a, button, select, textarea, summary, [role="dialog"], dialog') !== null;

/** The keys 1 to 5 choose and Enter goes on, from anywhere on the page but where a key already means something. */
export function useNumberKeys(keys: NumberKeys): void {
  const newest = useRef(keys);
  // With the question itself, not a moment later: a quick key would answer the one before.
  useBrowserEffect(() => {
    newest.current = keys;
  });
  useBrowserEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { isOn, onNumber, onEnter } = newest.current;
      const isCombined = event.ctrlKey || event.metaKey || event.altKey;
      if (event.defaultPrevented || isCombined || event.repeat || isOperated(event.target)) return;
      const rating = Number(event.key);
      if (isOn && isRating(rating)) {
        event.preventDefault();
        onNumber(rating);
      }
      // In the form the browser itself sends it.
      const isInForm = event.target instanceof HTMLInputElement;
      if (event.key === 'Enter' && !isInForm) onEnter();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
