import type { ChartData, ChartOptions, ScriptableContext } from 'chart.js';
import { shortDate, shortWeekday } from '~/domain/calendar/dates-in-words';
import { RATINGS } from '~/domain/check-in/answers';
import type { DayMood } from '~/domain/check-in/days';
import { hatch, lookOfCanvas } from '../canvas-chart/canvas-look';
import { colour } from '../canvas-chart/theme-colours';
import { barHeight, heightOf, PLOT, ratingOf, tooltipOf } from './plot';

type Context = ScriptableContext<'bar'>;

export function describeBars(days: readonly DayMood[]): ChartData<'bar', number[], string> {
  const fill = ({ chart, dataIndex }: Context) => {
    const day = days[dataIndex];
    const rating = day ? ratingOf(day) : null;
    return rating === null ? hatch(chart.ctx) : colour(`--mood-${rating}`);
  };
  const edge = () => colour('--mood-edge');
  return {
    labels: days.map((day) => shortWeekday(day.date)),
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
  const look = lookOfCanvas();
  return {
    ...look.chart,
    layout: { padding: { top: PLOT.above }, autoPadding: false },
    scales: {
      x: {
        ...look.days,
        afterFit: (axis) => void (axis.height = PLOT.below),
        ticks: { ...look.dayTicks, padding: 2 },
      },
      y: {
        ...look.moods,
        min: 0,
        max: PLOT.tall,
        afterBuildTicks: (axis) => void (axis.ticks = RATINGS.map((r) => ({ value: barHeight(r) }))),
        ticks: { ...look.moodTicks, callback: (_value, i) => RATINGS[i], autoSkip: false },
      },
    },
    plugins: {
      tooltip: {
        ...look.tooltip,
        callbacks: {
          title: ([item]) => shortDate(days[item?.dataIndex ?? 0]?.date ?? ''),
          label: ({ dataIndex }) => {
            const day = days[dataIndex];
            return day ? tooltipOf(day) : '';
          },
        },
      },
    },
  };
}
