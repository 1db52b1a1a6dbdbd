import type { RatedField } from './answers';

/** Days that have a level of their own. */
export interface DatedStretch {
  /** The first and the last day with a value, YYYY-MM-DD. */
  from: string;
  to: string;
  /** Days with a value. */
  days: number;
  /** The mean of the daily values, 1-5. */
  mean: number;
  lowest: number;
  highest: number;
}

/** The last seven days against all days before. */
export interface RecentFinding {
  recent: DatedStretch;
  before: DatedStretch;
  /** In points. */
  change: number;
  p: number;
  q: number;
  claimed: boolean;
}

/** A stretch whose level is not that of the other days. */
export interface ShiftFinding {
  inside: DatedStretch;
  outside: DatedStretch;
  /** True when it lasted to the last day: then all other days are before it. */
  lasts: boolean;
  /** Inside minus outside, in points. */
  change: number;
  /** Standard errors between the two levels. */
  z: number;
}

/** A steady rise or fall. */
export interface TrendTest {
  direction: 'up' | 'down' | 'stable';
  /** Mean of the second half of the days minus mean of the first, in points. */
  change: number | null;
  /** Null when nothing was tested. */
  q: number | null;
  days: number;
  from: string;
  to: string;
}

/** What was looked for in one series of daily values, and what was found. */
export interface SeriesFinding {
  trend: TrendTest;
  /** The same without the last seven days, where those have a level of their own; else null. */
  trendBefore: TrendTest | null;
  /** Null when there was too little to compare. */
  recent: RecentFinding | null;
  /** Only a shift that may be named. */
  shift: ShiftFinding | null;
  lookedForShift: boolean;
}

/** Every question about change and its answer; each with the days that it was asked of. */
export interface ChangeFindings {
  /** Null without a check-in. */
  overall: SeriesFinding | null;
  /** The factors with an answer, in the order of the check-in. */
  factors: ({ field: RatedField } & SeriesFinding)[];
}
