import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come into the window, or close to it; a browser that cannot tell has it there from the start. */
export function useInSight(element: RefObject<Element>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    if (!('IntersectionObserver' in window)) return setInSight(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setInSight(true), {
      rootMargin: '100px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
