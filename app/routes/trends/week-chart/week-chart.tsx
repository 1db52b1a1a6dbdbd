import type { ComponentType } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { weekInWords } from '~/components/week-in-words';
import type { DayMood } from '~/domain/check-in/days';
import { useInSight } from '../use-in-sight';
import type { WeekCanvasProps } from './week-canvas';
import { WeekDrawing } from './week-drawing';
import { WeekLegend } from './week-legend';

interface WeekChartProps {
  /** Seven, the oldest first. */
  days: readonly DayMood[];
  /** After one check-in: days without one are small marks, and the drawing stays. */
  isBeginning?: boolean;
}

/** Seven bars. The drawing stays until the canvas is really there, and for good if it never comes. */
export function WeekChart({ days, isBeginning = false }: WeekChartProps) {
  const [Canvas, setCanvas] = useState<ComponentType<WeekCanvasProps>>();
  const [isDrawn, setDrawn] = useState(false);
  const figure = useRef<HTMLElement>(null);
  const isInSight = useInSight(figure);
  const handleDrawn = useCallback(() => setDrawn(true), []);
  const label = `Bar chart. ${weekInWords(days)} The table below has the same numbers.`;

  useEffect(() => {
    if (isBeginning || !isInSight) return;
    let isHere = true;
    import('./week-canvas').then(
      (module) => isHere && setCanvas(() => module.WeekCanvas),
      () => console.warn('The interactive chart did not load; the drawing stays.'),
    );
    return () => {
      isHere = false;
    };
  }, [isBeginning, isInSight]);

  return (
    <figure ref={figure} className="chart" aria-label="The last seven days as bars">
      <div className="chart__box">
        <div className="chart__drawing" hidden={isDrawn}>
          <WeekDrawing days={days} label={label} isBeginning={isBeginning} />
        </div>
        {Canvas && <Canvas days={days} label={label} onDrawn={handleDrawn} />}
      </div>
      <figcaption>
        <WeekLegend hasPointer isBeginning={isBeginning} />
      </figcaption>
    </figure>
  );
}
