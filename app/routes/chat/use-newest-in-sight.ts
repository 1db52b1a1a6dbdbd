import { useEffect, useRef, useState, type RefObject } from 'react';
import { useBrowserEffect } from '~/components/use-browser-effect';

/**
 * Keeps the newest words in sight while they arrive, unless the person has scrolled up to read: then nothing moves, and
 * `isAway` says that there is more below. One's own message always comes into sight. The page opens at the newest line.
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
    ownBefore.current = ownMessages;
    if (hasWritten || wasInSight.current) showEnd(end.current, ownMessages === 0 ? 'nearest' : 'end');
  }, [content, ownMessages]);

  // Once more after whatever else scrolls when a page opens.
  useEffect(() => showEnd(end.current, 'nearest'), []);

  const goToEnd = () => showEnd(end.current, 'end');
  return { end, isAway: !isInSight, goToEnd };
}

/** Scrolls until the end stands above the box that stays in sight, however tall that is by now. */
function showEnd(end: HTMLElement | null, block: 'end' | 'nearest') {
  const box = end?.nextElementSibling;
  if (!end || !(box instanceof HTMLElement)) return;
  const { position, bottom } = getComputedStyle(box);
  const covered = position === 'sticky' ? box.offsetHeight + parseFloat(bottom) : 0;
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
  end.style.scrollMarginBottom = `${covered - parseFloat(scrollPaddingBottom)}px`;
  end.scrollIntoView({ block });
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
