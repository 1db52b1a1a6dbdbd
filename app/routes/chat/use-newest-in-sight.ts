import { useEffect, useRef, useState, type RefObject } from 'react';
import { useBrowserEffect } from '~/components/use-browser-effect';

/**
 * Keeps the newest words in sight while they arrive, unless the person has scrolled up to read: then nothing moves, and
 * `isAway` says that there is more below. One's own message always comes into sight.
 */
export function useNewestInSight(content: string, ownMessages: number) {
  const end = useRef<HTMLDivElement>(null);
  const isInSight = useIsInSight(end);
  const wasInSight = useRef(true);
  const ownBefore = useRef<number>();

  useEffect(() => {
    wasInSight.current = isInSight;
  }, [isInSight]);

  // Before the browser draws, so that what has just been added never counts as having been left.
  useBrowserEffect(() => {
    const hasWritten = ownMessages > (ownBefore.current ?? 0);
    const isGreeting = ownMessages === 0;
    ownBefore.current = ownMessages;
    if (isGreeting) return;
    if (hasWritten || wasInSight.current) end.current?.scrollIntoView({ block: 'end' });
  }, [content, ownMessages]);

  const goToEnd = () => end.current?.scrollIntoView({ block: 'end' });
  return { end, isAway: !isInSight, goToEnd };
}

function useIsInSight(target: RefObject<HTMLElement>): boolean {
  const [isInSight, setIsInSight] = useState(true);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    // What stands under the foot of the window, where the message box is, is not in sight.
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting ?? true), {
      rootMargin: '0px 0px -100px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isInSight;
}
