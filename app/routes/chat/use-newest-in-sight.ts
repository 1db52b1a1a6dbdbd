import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBrowserEffect } from '~/components/use-browser-effect';
import { NEWEST_ID } from './texts';

interface Newest {
  isWaiting: boolean;
  /** Nothing of the person's, and no word about a lost connection, stands after Harbor's newest reply. */
  isReplyLast: boolean;
}

/**
 * Keeps the newest words in sight while they arrive, unless the person has scrolled up to read: then nothing moves, and
 * `isAway` says that there is more below. What one has just sent or pressed always comes into sight. The page opens at
 * the newest line.
 */
export function useNewestInSight(content: string, { isWaiting, isReplyLast }: Newest) {
  const end = useRef<HTMLDivElement>(null);
  const isInSight = useIsInSight(end);
  const wasInSight = useRef(true);
  const wasWaiting = useRef(false);
  const isOpened = useRef(false);

  useEffect(() => {
    wasInSight.current = isInSight;
  }, [isInSight]);

  // Before the browser draws, so that what has just been added never counts as having been left.
  useBrowserEffect(() => {
    const hasActed = isWaiting && !wasWaiting.current;
    wasWaiting.current = isWaiting;
    if (hasActed) wasInSight.current = true;
    if (!wasInSight.current) return;
    showEnd(end.current, isOpened.current ? 'end' : 'nearest');
    if (isReplyLast && !isWaiting) showStart();
  }, [content, isWaiting, isReplyLast]);

  // Once more after whatever else scrolls when a page opens.
  useEffect(() => {
    isOpened.current = true;
    showEnd(end.current, 'nearest');
    showStart();
  }, []);

  const goToEnd = () => showEnd(end.current, 'end');
  return { end, isAway: !isInSight, goToEnd };
}

/** Shows the beginning of a reply first when it is taller than the room above the box. */
function showStart() {
  const newest = document.getElementById(NEWEST_ID);
  if (newest && newest.getBoundingClientRect().top < TOP_PX) newest.scrollIntoView({ block: 'start' });
}
/** Where the words of a reply just begin below the strip with the numbers. */
const TOP_PX = 20;

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
