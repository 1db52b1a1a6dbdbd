import { FACTOR_FIELDS, type FactorField } from '../check-in/answers';
import { type Daily, perFactor } from './daily';
import { benjaminiHochberg } from './methods/benjamini-hochberg';
import type { Series } from './methods/series';
import { compareRecent, type RecentTest } from './recent';
import { findShift, isShift, type Shift } from './shifts';
import { LEVEL_CHANGE, SHIFT_Z, SHIFT_Z_OF_A_FACTOR, SIGNIFICANT } from './thresholds';

interface RecentChange extends RecentTest {
  /** For a factor: by Benjamini-Hochberg over the factors that could be compared. For the overall: its p. */
  q: number;
  /** q < .05 and half a point or more. Only then may the last days be said to be different. */
  claimed: boolean;
}

/** What was looked for in the level of one series, and what was found. */
export interface LevelChanges {
  /** Null when there was too little to compare. */
  recent: RecentChange | null;
  /** The place where two levels differ most, named or not; null when there were too few days to look for one. */
  bestShift: Shift | null;
  /** The same where it may be named. */
  shift: Shift | null;
}

export interface Changes {
  overall: LevelChanges;
  factors: Record<FactorField, LevelChanges>;
}

/**
 * The second question beside the trend: the last seven days against all before, and shifts within the period. The overall
 * is one question by itself. Quadratic in the days.
 * @param lastDay the owner's today, in whole days since the first entry
 */
export function findChanges({ factors, comparable }: Daily, lastDay: number): Changes {
  const tests = perFactor((field) => compareRecent(factors[field], lastDay));
  const tested = FACTOR_FIELDS.filter((field) => tests[field]);
  const qs = benjaminiHochberg(tested.map((field) => tests[field]?.p ?? 1));
  const overall = compareRecent(comparable, lastDay);
  return {
    overall: { recent: overall && conclude(overall, overall.p), ...shiftIn(comparable, SHIFT_Z) },
    factors: perFactor((field) => {
      const test = tests[field];
      const recent = test && conclude(test, qs[tested.indexOf(field)] ?? 1);
      return { recent, ...shiftIn(factors[field], SHIFT_Z_OF_A_FACTOR) };
    }),
  };
}

const conclude = (test: RecentTest, q: number): RecentChange => ({
  ...test,
  q,
  claimed: q < SIGNIFICANT && Math.abs(test.change) >= LEVEL_CHANGE - 1e-9,
});

function shiftIn(series: Series, z: number): Pick<LevelChanges, 'shift' | 'bestShift'> {
  const bestShift = findShift(series);
  return { bestShift, shift: bestShift && isShift(bestShift, z) ? bestShift : null };
}
