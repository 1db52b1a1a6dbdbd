import { meanOf } from '../averages';
import { type Weekday, weekdayIndex, WEEKDAYS } from '../calendar/weekdays';
import type { Daily } from './daily';
import { type KruskalWallis, kruskalWallis } from './methods/kruskal-wallis';
import { normalTwoSided, zOfTwoSided } from './methods/tails';
import { theilSenResiduals } from './methods/theil-sen';
import { SIGNIFICANT, WEEKDAY_DAYS, WEEKDAY_WEEKS } from './thresholds';

export interface WeekdayScore {
  day: Weekday;
  /** (mean of the daily overall - 1) x 25, 0-100; null without a day. */
  averageScore: number | null;
  days: number;
}

export interface WeekdayPattern {
  /** Sunday first, always seven. */
  scores: WeekdayScore[];
  /** On the detrended overall of the weekdays with three days or more; null when fewer than two have them. */
  test: KruskalWallis | null;
  /** |z| that belongs to the test's p; 0 without a test. */
  z: number;
  lowest: WeekdayScore | null;
  highest: WeekdayScore | null;
}

interface Candidate {
  score: WeekdayScore;
  z: number;
}

/**
 * Weekday averages, and the weekday that stands out. Over three weeks or more with p < .05, the end that is farther
 * from the rest is named; the other end only if it stands out by itself (two-sided, Bonferroni over the weekdays), for
 * one low Monday makes no Saturday the best day. Ties are compared at 1e-9.
 */
export function findWeekdayPattern(daily: Daily): WeekdayPattern {
  const residuals = daily.comparable.days.length < 2 ? [] : theilSenResiduals(daily.comparable);
  const scores: WeekdayScore[] = [];
  const groups: number[][] = [];
  WEEKDAYS.forEach((day, index) => {
    const own = daily.overall.days.flatMap((offset, i) =>
      weekdayIndex(daily.firstDay + offset) === index ? [i] : [],
    );
    const mean = meanOf(own.map((i) => daily.overall.values[i]!));
    scores.push({ day, averageScore: mean === null ? null : (mean - 1) * 25, days: own.length });
    groups.push(own.flatMap((i) => Math.round((residuals[i] ?? 0) * 1e9) / 1e9));
  });
  const enough = scores.filter(({ days }) => days >= WEEKDAY_DAYS);
  const test = kruskalWallis(groups.filter((group) => group.length >= WEEKDAY_DAYS));
  const candidates = enough.map((score, i) => ({ score, z: test?.z[i] ?? 0 }));
  const z = test ? zOfTwoSided(test.p) : 0;
  const weeks = ((daily.overall.days.at(-1) ?? -1) + 1) / 7;
  const named = weeks >= WEEKDAY_WEEKS && test && test.p < SIGNIFICANT;
  return { scores, test, z, ...(named ? nameEnds(candidates) : { lowest: null, highest: null }) };
}

function nameEnds(candidates: readonly Candidate[]): Pick<WeekdayPattern, 'lowest' | 'highest'> {
  const byScore = [...candidates].sort((a, b) => (a.score.averageScore ?? 0) - (b.score.averageScore ?? 0));
  const low = byScore[0]!;
  const high = byScore.at(-1)!;
  const alone = ({ z }: Candidate) => normalTwoSided(z) * candidates.length < SIGNIFICANT;
  const namesLow = low.z < 0 && (-low.z >= high.z || alone(low));
  const namesHigh = high.z > 0 && (high.z > -low.z || alone(high));
  return { lowest: namesLow ? low.score : null, highest: namesHigh ? high.score : null };
}
