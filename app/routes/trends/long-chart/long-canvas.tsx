import type { ChartData, ChartOptions, Plugin } from 'chart.js';
import { CategoryScale, Chart, LinearScale, LineElement, PointElement, Tooltip } from 'chart.js';
import { useMemo, useRef } from 'react';
import { Line } from 'react-chartjs-2';
import { shortDayAndMonth } from '~/domain/calendar/dates-in-words';
import type { Stretch } from '~/domain/check-in/trends/long-views';
import { hatch, lookOfCanvas } from '../canvas-chart/canvas-look';
import { colour } from '../canvas-chart/theme-colours';
import { useLiveColours } from '../canvas-chart/use-live-colours';
import {
  bandInWords,
  bandOutlines,
  DENSE,
  isGap,
  labelledPoints,
  LONG_PLOT,
  markedPoints,
  moodOf,
  nameOf,
  runsOf,
} from './plot';

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
  useLiveColours(chart, onDrawn);

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
  const marked = new Set(markedPoints(stretches));
  return {
    labels: stretches.map(({ to }) => shortDayAndMonth(to)),
    datasets: [
      {
        data: stretches.map(({ mood }) => mood),
        spanGaps: false,
        // Dots on the first and the last step of the scale are whole.
        clip: 8,
        borderColor: sea,
        borderWidth: stretches.length > DENSE ? 1.5 : 2,
        pointBackgroundColor: sea,
        pointBorderWidth: 0,
        pointRadius: ({ dataIndex }) => (marked.has(dataIndex) ? 3.5 : 0),
        pointHoverRadius: 6,
        pointHitRadius: 8,
      },
    ],
  };
}

/** What lies under the line, as in the drawing: hatching where there was no check-in, the band of all answers, the base. */
const groundOf = (stretches: readonly Stretch[]): Plugin<'line'> => ({
  id: 'ground',
  beforeDatasetsDraw({ ctx, chartArea: { left, top, width, height }, scales: { y } }) {
    ctx.save();
    ctx.fillStyle = hatch(ctx);
    const step = width / stretches.length;
    for (const [first, last] of runsOf(stretches, isGap)) {
      ctx.fillRect(left + first * step, top, (last - first + 1) * step, height);
    }
    ctx.fillStyle = colour('--sea-wash');
    ctx.strokeStyle = colour('--line-strong');
    ctx.lineWidth = 0.75;
    for (const points of bandOutlines(stretches)) {
      ctx.beginPath();
      for (const [x, rating] of points) {
        ctx.lineTo(left + (x / 100) * width, y?.getPixelForValue(rating) ?? top);
      }
      ctx.closePath();
      ctx.fill();
      ctx.stroke();
    }
    ctx.fillStyle = colour('--ink');
    ctx.fillRect(left, top + height - 0.75, width, 1.5);
    ctx.restore();
  },
});

function describeOptions(stretches: readonly Stretch[]): ChartOptions<'line'> {
  const look = lookOfCanvas();
  const labelled = new Set(labelledPoints(stretches.length));
  const at = (index = 0) => stretches[index];
  return {
    ...look.chart,
    interaction: { mode: 'nearest', axis: 'x', intersect: false },
    layout: { padding: { top: LONG_PLOT.above }, autoPadding: false },
    scales: {
      x: {
        ...look.days,
        offset: true,
        afterFit: (axis) => void (axis.height = LONG_PLOT.below),
        ticks: {
          ...look.dayTicks,
          align: 'inner',
          callback: (_value, i) => (labelled.has(i) ? shortDayAndMonth(at(i)?.to ?? '') : ''),
        },
      },
      y: { ...look.moods, min: 1, max: 5, ticks: { ...look.moodTicks, stepSize: 1 } },
    },
    plugins: {
      tooltip: {
        ...look.tooltip,
        callbacks: {
          title: ([item]) => {
            const stretch = at(item?.dataIndex);
            return stretch ? nameOf(stretch) : '';
          },
          label: ({ dataIndex }) => {
            const stretch = at(dataIndex);
            return stretch ? inTooltip(stretch) : '';
          },
        },
      },
    },
  };
}

const inTooltip = (stretch: Stretch) =>
  stretch.band ? [moodOf(stretch), `Most answers: ${bandInWords(stretch)}`] : moodOf(stretch);
