import { errorOfDifference, spreadAbout, type Stretch, stretchOf } from './lingering';
import type { Series } from './methods/series';
import { tTwoSided } from './methods/tails';
import { BEFORE_DAYS, RECENT_ANSWERED, RECENT_DAYS } from './thresholds';

/** Days do not follow an AR(1) process to the letter: measured on simulated people, the error is this much larger. */
const LARGER_ERROR = 1.05;
/** Two levels were fitted. */
const FITTED = 2;
const LEAST_DF = 3;
/** Below it the days before never moved: the smallest step of a mean of ten answers. */
const LEAST_ERROR = 0.02;

export interface RecentTest {
  recent: Stretch;
  before: Stretch;
  /** Level of the last days minus that of all before, in points. */
  change: number;
  /** Two-sided. */
  p: number;
}

/**
 * The last seven days against all days before (Welch's question with pooled spread; the error inflated for lingering moods,
 * t with the days they are worth). Null with fewer than 3 days among the seven or 14 before: then nothing was tested.
 * Quadratic in the days.
 * @param lastDay the day the seven end with, in whole days since the first entry
 */
export function compareRecent(series: Series, lastDay: number): RecentTest | null {
  const [before, recent] = splitAt(series, lastDay - RECENT_DAYS + 1);
  if (recent.days.length < RECENT_ANSWERED || before.days.length < BEFORE_DAYS) return null;
  const spread = spreadAbout([before, recent], FITTED);
  const [was, is] = [stretchOf(before), stretchOf(recent)];
  const change = is.mean - was.mean;
  const error = Math.max(LEAST_ERROR, errorOfDifference([before, recent], spread)) * LARGER_ERROR;
  const square = spread.lingering ** 2;
  const df = Math.max(LEAST_DF, ((series.days.length - FITTED) * (1 - square)) / (1 + square));
  return { recent: is, before: was, change, p: tTwoSided(change / error, df) };
}

function splitAt({ days, values }: Series, first: number): [Series, Series] {
  const at = days.findIndex((day) => day >= first);
  const cut = at === -1 ? days.length : at;
  return [
    { days: days.slice(0, cut), values: values.slice(0, cut) },
    { days: days.slice(cut), values: values.slice(cut) },
  ];
}
