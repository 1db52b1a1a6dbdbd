import { shortDate, shortDateWithYear } from '~/domain/calendar/dates-in-words';
import type { Stretch } from '~/domain/check-in/trends/long-views';
import { describeMood } from '../mood-words';

/** Pixels. Upwards one step of the scale is 32; sideways the points share the width there is. */
export const LONG_PLOT = { above: 14, step: 32, below: 30, tall: 4 * 32 } as const;
export const LONG_BASE = LONG_PLOT.above + LONG_PLOT.tall;

export const levelOf = (mean: number) => LONG_BASE - (mean - 1) * LONG_PLOT.step;

/** The middle of the point's own column, in percent of the width. */
export const middleOf = (index: number, count: number) => ((index + 0.5) / count) * 100;

export const nameOf = ({ from, to }: Stretch) =>
  from === to ? shortDateWithYear(from) : `${shortDate(from)} to ${shortDateWithYear(to)}`;

export const moodOf = ({ mean }: Stretch) => (mean === null ? 'No check-in' : describeMood(mean));

/** Runs of points that stand side by side: [first, last] of each; those with a check-in, or those without. */
export function runsOf(stretches: readonly Stretch[], isGap: boolean): [number, number][] {
  const runs: [number, number][] = [];
  stretches.forEach(({ mean }, i) => {
    if ((mean === null) !== isGap) return;
    const last = runs.at(-1);
    if (last && last[1] === i - 1) last[1] = i;
    else runs.push([i, i]);
  });
  return runs;
}

/** Where dates stand below the chart: the first point, the last one, and some between, evenly. */
export function labelledPoints(count: number): number[] {
  const labels = Math.min(count, 4);
  return Array.from({ length: labels }, (_, i) => Math.round((i * (count - 1)) / Math.max(1, labels - 1)));
}
