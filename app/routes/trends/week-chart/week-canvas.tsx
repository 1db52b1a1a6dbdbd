import { BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useMemo, useRef } from 'react';
import { Bar } from 'react-chartjs-2';
import type { DayMood } from '~/domain/check-in/days';
import { useLiveColours } from '../canvas-chart/use-live-colours';
import { marksOf } from './canvas-marks';
import { describeBars, describeOptions } from './canvas-options';

Chart.register(BarElement, CategoryScale, LinearScale, Tooltip);

export interface WeekCanvasProps {
  days: readonly DayMood[];
  label: string;
  onDrawn: () => void;
}

export function WeekCanvas({ days, label, onDrawn }: WeekCanvasProps) {
  const chart = useRef<Chart<'bar', number[], string>>(null);
  const data = useMemo(() => describeBars(days), [days]);
  const options = useMemo(() => describeOptions(days), [days]);
  const plugins = useMemo(() => [marksOf(days)], [days]);
  useLiveColours(chart, onDrawn);

  return (
    <div className="chart__canvas">
      <Bar
        // Plugins are read once per chart, so other days are another chart.
        key={days.map((day) => `${day.date}:${day.mean}`).join()}
        ref={chart}
        data={data}
        options={options}
        plugins={plugins}
        role="img"
        aria-label={label}
      />
    </div>
  );
}
