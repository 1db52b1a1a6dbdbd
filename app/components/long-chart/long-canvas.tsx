import { CategoryScale, Chart, LinearScale, LineElement, PointElement, Tooltip } from 'chart.js';
import type { ChartData, ChartOptions, Plugin } from 'chart.js';
import { useEffect, useMemo, useRef } from 'react';
import { Line } from 'react-chartjs-2';
import type { Stretch } from '~/domain/check-in/long-views';
import { dayAndMonth } from '~/domain/owners/day-names';
import { hatch } from '../week-chart/canvas-marks';
import { colour, watchTheme } from '../week-chart/theme-colours';
import { labelledPoints, LONG_PLOT, moodOf, nameOf, runsOf } from './plot';

Chart.register(CategoryScale, LinearScale, LineElement, PointElement, Tooltip);

export interface LongCanvasProps {
  stretches: readonly Stretch[];
  label: string;
  onDrawn: () => void;
}

export function LongCanvas({ stretches, label, onDrawn }: LongCanvasProps) {
  const chart = useRef<Chart<'line', (number | null)[], string>>(null);
  const data = useMemo(() => describeLine(stretches), [stretches]);
  const options = useMemo(() => describeOptions(stretches), [stretches]);
  const plugins = useMemo(() => [groundOf(stretches)], [stretches]);

  useEffect(() => {
    onDrawn();
  }, [onDrawn]);
  useEffect(() => watchTheme(() => chart.current?.update('none')), []);

  return (
    <div className="chart__canvas">
      <Line
        // Plugins are read once per chart, so other days are another chart.
        key={`${stretches.length}:${stretches.at(-1)?.to}`}
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

function describeLine(stretches: readonly Stretch[]): ChartData<'line', (number | null)[], string> {
  const sea = () => colour('--sea');
  return {
    labels: stretches.map(({ to }) => dayAndMonth(to).slice(4)),
    datasets: [
      {
        data: stretches.map(({ mean }) => mean),
        spanGaps: false,
        borderColor: sea,
        borderWidth: 2,
        pointBackgroundColor: sea,
        pointBorderWidth: 0,
        pointRadius: stretches.length > 60 ? 2 : 3.5,
        pointHoverRadius: 6,
        pointHitRadius: 8,
      },
    ],
  };
}

/** What lies under the line, as in the drawing: the base, and hatching where there was no check-in. */
const groundOf = (stretches: readonly Stretch[]): Plugin<'line'> => ({
  id: 'ground',
  beforeDatasetsDraw({ ctx, chartArea: { left, top, width, height } }) {
    ctx.save();
    ctx.fillStyle = hatch(ctx);
    const step = width / stretches.length;
    for (const [first, last] of runsOf(stretches, true)) {
      ctx.fillRect(left + first * step, top, (last - first + 1) * step, height);
    }
    ctx.fillStyle = colour('--ink');
    ctx.fillRect(left, top + height - 0.75, width, 1.5);
    ctx.restore();
  },
});

function describeOptions(stretches: readonly Stretch[]): ChartOptions<'line'> {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const font = { family: colour('--font-text'), size: 0.85 * rem };
  const labelled = new Set(labelledPoints(stretches.length));
  const at = (index = 0) => stretches[index];
  return {
    // The drawing it replaces already stood there: growing lines would be movement for its own sake.
    animation: false,
    maintainAspectRatio: false,
    interaction: { mode: 'nearest', axis: 'x', intersect: false },
    layout: { padding: { top: LONG_PLOT.above }, autoPadding: false },
    scales: {
      x: {
        offset: true,
        afterFit: (axis) => void (axis.height = LONG_PLOT.below),
        grid: { display: false },
        border: { display: false },
        ticks: {
          color: () => colour('--ink'),
          font,
          align: 'inner',
          maxRotation: 0,
          autoSkip: false,
          callback: (_value, i) => (labelled.has(i) ? dayAndMonth(at(i)?.to ?? '').slice(4) : ''),
        },
      },
      y: {
        min: 1,
        max: 5,
        afterFit: (axis) => void (axis.width = 1.25 * rem),
        grid: { color: () => colour('--line'), drawTicks: false },
        border: { display: false },
        ticks: {
          stepSize: 1,
          color: () => colour('--ink-soft'),
          font: { ...font, size: 0.75 * rem },
          padding: 8,
        },
      },
    },
    plugins: {
      tooltip: {
        displayColors: false,
        backgroundColor: () => colour('--ink'),
        titleColor: () => colour('--paper'),
        bodyColor: () => colour('--paper'),
        titleFont: { ...font, weight: 'normal' },
        bodyFont: { ...font, weight: 'bold' },
        callbacks: {
          title: ([item]) => {
            const stretch = at(item?.dataIndex);
            return stretch ? nameOf(stretch) : '';
          },
          label: ({ dataIndex }) => {
            const stretch = at(dataIndex);
            return stretch ? moodOf(stretch) : '';
          },
        },
      },
    },
  };
}
