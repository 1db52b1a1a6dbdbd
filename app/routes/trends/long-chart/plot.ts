import { describeMood } from '~/components/mood-words';
import { shortDate, shortDateWithYear } from '~/domain/calendar/dates-in-words';
import type { Stretch } from '~/domain/check-in/trends/long-views';

/** Pixels. Upwards one step of the scale is 50; sideways the points share the width there is. */
export const LONG_PLOT = { above: 14, step: 50, below: 30, tall: 4 * 50 } as const;
export const LONG_BASE = LONG_PLOT.above + LONG_PLOT.tall;

export const levelOf = (value: number) => LONG_BASE - (value - 1) * LONG_PLOT.step;

/** The middle of the point's own column, in percent of the width. */
export const middleOf = (index: number, count: number) => ((index + 0.5) / count) * 100;

export const nameOf = ({ from, to }: Stretch) =>
  from === to ? shortDateWithYear(from) : `${shortDate(from)} to ${shortDateWithYear(to)}`;

export function moodOf({ mood, mean }: Stretch): string {
  if (mean === null) return 'No check-in';
  return mood === null ? 'Mood not answered' : describeMood(mood);
}

/** '2.3 to 3.8': the middle half of all answers; nothing without any. */
export const bandInWords = ({ band }: Stretch) =>
  band === null ? '' : `${band.low.toFixed(1)} to ${band.high.toFixed(1)}`;

export const isGap = ({ mean }: Stretch) => mean === null;
export const hasMood = ({ mood }: Stretch) => mood !== null;

/**
 * The outline of each run of the band, points [x, rating] with x in percent of the width. Its ends reach to the edge of
 * their column, so that a single day is seen, too.
 */
export function bandOutlines(stretches: readonly Stretch[]): [number, number][][] {
  const count = stretches.length;
  return runsOf(stretches, ({ band }) => band !== null).map(([first, last]) => {
    const side = (bound: 'low' | 'high') => {
      const points = stretches
        .slice(first, last + 1)
        .map(({ band }, i): [number, number] => [middleOf(first + i, count), band?.[bound] ?? 1]);
      const [start, end] = [points[0]?.[1] ?? 1, points.at(-1)?.[1] ?? 1];
      return [[(first / count) * 100, start], ...points, [((last + 1) / count) * 100, end]] as [
        number,
        number,
      ][];
    };
    return [...side('high'), ...side('low').reverse()];
  });
}

/** Runs of points that stand side by side and are wanted: [first, last] of each. */
export function runsOf(
  stretches: readonly Stretch[],
  isWanted: (stretch: Stretch) => boolean,
): [number, number][] {
  const runs: [number, number][] = [];
  stretches.forEach((stretch, i) => {
    if (!isWanted(stretch)) return;
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

/** More points than that stand too close for a dot each. */
export const DENSE = 60;

/** The points that have a dot: all with a mood answer, or of too many those the line alone would not show or name. */
export function markedPoints(stretches: readonly Stretch[]): number[] {
  const known = stretches.flatMap(({ mood }, i) => (mood === null ? [] : [{ i, mood }]));
  if (known.length <= DENSE) return known.map(({ i }) => i);
  const moods = known.map(({ mood }) => mood);
  const ends = [Math.min(...moods), Math.max(...moods)];
  const alone = runsOf(stretches, hasMood).flatMap(([first, last]) => (first === last ? [first] : []));
  const named = ends.flatMap((end) => known.find(({ mood }) => mood === end)?.i ?? []);
  return [...new Set([...named, ...alone, ...known.slice(-1).map(({ i }) => i)])].sort((a, b) => a - b);
}
