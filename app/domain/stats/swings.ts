import { meanOf } from '../averages';
import { dayToDayChanges, type Series } from './methods/series';
import { SWING_MSSD, SWING_PAIRS } from './thresholds';

export interface Swings {
  /** Mean squared successive difference over consecutive days, in points squared (0-16); null without a pair. */
  mssd: number | null;
  /** Pairs of consecutive days. */
  pairs: number;
  /** 14 pairs or more and an MSSD of 2.0 or more. */
  claimed: boolean;
}

/** Day-to-day swings of a series (von Neumann et al. 1941). A day without its neighbour counts for nothing. */
export function measureSwings(series: Series): Swings {
  const squares = dayToDayChanges(series).map((change) => change ** 2);
  const mssd = meanOf(squares);
  const claimed = mssd !== null && squares.length >= SWING_PAIRS && mssd >= SWING_MSSD;
  return { mssd, pairs: squares.length, claimed };
}
