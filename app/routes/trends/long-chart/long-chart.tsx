import type { ComponentType } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Stretch } from '~/domain/check-in/trends/long-views';
import { useInSight } from '../use-in-sight';
import type { LongCanvasProps } from './long-canvas';
import { LongDrawing } from './long-drawing';

/** The drawing stays until the canvas is really there, and for good if it never comes. */
export function LongChart({ stretches, label }: { stretches: readonly Stretch[]; label: string }) {
  const [Canvas, setCanvas] = useState<ComponentType<LongCanvasProps>>();
  const [isDrawn, setDrawn] = useState(false);
  const handleDrawn = useCallback(() => setDrawn(true), []);

  const figure = useRef<HTMLElement>(null);
  const isInSight = useInSight(figure);
  useEffect(() => {
    if (!isInSight) return;
    let isHere = true;
    import('./long-canvas').then(
      (module) => isHere && setCanvas(() => module.LongCanvas),
      () => console.warn('The interactive chart did not load; the drawing stays.'),
    );
    return () => {
      isHere = false;
    };
  }, [isInSight]);

  return (
    <figure ref={figure} className="chart" aria-label="Your mood as a line">
      <div className="chart__box long__box">
        <div className="chart__drawing" hidden={isDrawn}>
          <LongDrawing stretches={stretches} label={label} />
        </div>
        {Canvas && <Canvas stretches={stretches} label={label} onDrawn={handleDrawn} />}
      </div>
      <figcaption>
        <ul className="legend-list" aria-label="Legend of the line">
          <li>
            <svg className="swatch" viewBox="0 0 24 24" aria-hidden="true">
              <path className="long__line" d="M1 17L12 8L23 13" />
              <circle className="long__dot" cx="12" cy="8" r="3.5" />
            </svg>
            Your mood answer, 1 very low to 5 excellent
          </li>
          <li>
            <svg className="swatch" viewBox="0 0 24 24" aria-hidden="true">
              <rect className="long__band" x="1" y="5" width="22" height="14" />
            </svg>
            The middle half of all your answers
          </li>
          <li>
            <svg className="swatch" viewBox="0 0 24 24" aria-hidden="true">
              <rect className="bar bar--none" fill="url(#hatch)" x="1.5" y="1.5" width="21" height="21" />
            </svg>
            No check-in (not counted)
          </li>
        </ul>
      </figcaption>
    </figure>
  );
}
