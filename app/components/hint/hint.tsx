import type { ComponentType, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { HintBubbleProps } from './hint-bubble';
import { hintDelay } from './hint-delay';

/** Older browsers do not know the selector; there every focus counts. */
const isByKeyboard = (target: Element) =>
  !window.CSS?.supports?.('selector(:focus-visible)') || target.matches(':focus-visible');

let lastHiddenAt = -Infinity;

/** A few words about a control that already has a name. The control keeps its place in the page when Radix arrives. */
export function Hint({ text, children }: { text: string; children: ReactNode }) {
  const [isWanted, setWanted] = useState(false);
  const [Bubble, setBubble] = useState<ComponentType<HintBubbleProps>>();
  const timer = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setWanted(true), delay);
    import('./hint-bubble').then(
      (module) => setBubble(() => module.HintBubble),
      () => clearTimeout(timer.current),
    );
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (isWanted) lastHiddenAt = Date.now();
    setWanted(false);
  };

  return (
    <span
      className="hint"
      onPointerEnter={({ pointerType }) =>
        pointerType === 'mouse' && show(hintDelay(Date.now(), lastHiddenAt))
      }
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => isByKeyboard(target) && show(0)}
      onBlur={hide}
    >
      {children}
      {Bubble && isWanted && <Bubble text={text} onHide={hide} />}
    </span>
  );
}
