import type { ComponentType } from 'react';
import { useCallback, useEffect, useState } from 'react';
import type { DayMood } from '~/domain/check-in/days';
import { weekInWords } from '../week-in-words';
import type { WeekCanvasProps } from './week-canvas';
import { WeekDrawing } from './week-drawing';
import { WeekLegend } from './week-legend';

/** Seven bars, oldest day first. The drawing stays until the canvas is really there, and for good if it never comes. */
export function WeekChart({ days }: { days: readonly DayMood[] }) {
  const [Canvas, setCanvas] = useState<ComponentType<WeekCanvasProps>>();
  const [isDrawn, setDrawn] = useState(false);
  const handleDrawn = useCallback(() => setDrawn(true), []);
  const label = `Bar chart. ${weekInWords(days)} The table below has the same numbers.`;

  useEffect(() => {
    let isHere = true;
    import('./week-canvas').then(
      (module) => isHere && setCanvas(() => module.WeekCanvas),
      () => console.warn('The interactive chart did not load; the drawing stays.'),
    );
    return () => {
      isHere = false;
    };
  }, []);

  return (
    <figure className="chart">
      <div className="chart__box">
        <div className="chart__drawing" hidden={isDrawn}>
          <WeekDrawing days={days} label={label} />
        </div>
        {Canvas && <Canvas days={days} label={label} onDrawn={handleDrawn} />}
      </div>
      <figcaption>
        <WeekLegend hasPointer />
      </figcaption>
    </figure>
  );
}
