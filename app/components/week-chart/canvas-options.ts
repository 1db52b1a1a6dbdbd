import type { ChartData, ChartOptions, ScriptableContext } from 'chart.js';
import { RATINGS } from '~/domain/check-in/answers';
import type { DayMood } from '~/domain/check-in/days';
import { dayAndMonth, shortDay } from '~/domain/owners/day-names';
import { hatch } from './canvas-marks';
import { barHeight, heightOf, PLOT, ratingOf, tooltipOf } from './plot';
import { colour } from './theme-colours';

type Context = ScriptableContext<'bar'>;

/** Colours are functions, so that an update after a change of theme reads them anew. */
export function describeBars(days: readonly DayMood[]): ChartData<'bar', number[], string> {
  const fill = ({ chart, dataIndex }: Context) => {
    const day = days[dataIndex];
    const rating = day ? ratingOf(day) : null;
    return rating === null ? hatch(chart.ctx) : colour(`--mood-${rating}`);
  };
  const edge = () => colour('--mood-edge');
  return {
    labels: days.map((day) => shortDay(day.date)),
    datasets: [
      {
        data: days.map(heightOf),
        backgroundColor: fill,
        hoverBackgroundColor: fill,
        borderColor: edge,
        hoverBorderColor: edge,
        borderWidth: ({ dataIndex }: Context) => (days[dataIndex]?.mean === null ? 0 : 1.5),
        borderSkipped: false,
        categoryPercentage: 1,
        barPercentage: 0.68,
      },
    ],
  };
}

export function describeOptions(days: readonly DayMood[]): ChartOptions<'bar'> {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const font = { family: colour('--font-text'), size: 0.85 * rem };
  return {
    // The drawing it replaces already stood there: growing bars would be movement for its own sake.
    animation: false,
    maintainAspectRatio: false,
    layout: { padding: { top: PLOT.above }, autoPadding: false },
    scales: {
      x: {
        afterFit: (axis) => void (axis.height = PLOT.below),
        grid: { display: false },
        border: { display: false },
        ticks: { color: () => colour('--ink'), font, maxRotation: 0, autoSkip: false, padding: 2 },
      },
      y: {
        min: 0,
        max: PLOT.tall,
        afterFit: (axis) => void (axis.width = 1.25 * rem),
        afterBuildTicks: (axis) => void (axis.ticks = RATINGS.map((r) => ({ value: barHeight(r) }))),
        grid: { color: () => colour('--line'), drawTicks: false },
        border: { display: false },
        ticks: {
          callback: (_value, i) => RATINGS[i],
          color: () => colour('--ink-soft'),
          font: { ...font, size: 0.75 * rem },
          padding: 8,
          autoSkip: false,
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
          title: ([item]) => dayAndMonth(days[item?.dataIndex ?? 0]?.date ?? ''),
          label: ({ dataIndex }) => {
            const day = days[dataIndex];
            return day ? tooltipOf(day) : '';
          },
        },
      },
    },
  };
}
