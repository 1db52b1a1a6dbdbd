import type { Chart } from 'chart.js';
import { type RefObject, useEffect } from 'react';
import { watchTheme } from './theme-colours';

/** Tells once that the canvas stands, and draws it again when the page's colours change. */
export function useLiveColours(chart: RefObject<Pick<Chart, 'update'> | null>, onDrawn: () => void): void {
  useEffect(() => {
    onDrawn();
  }, [onDrawn]);
  useEffect(() => watchTheme(() => chart.current?.update('none')), [chart]);
}
