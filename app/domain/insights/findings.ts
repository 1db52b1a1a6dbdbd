import { dateOfDayNumber, dayNumber, type Weekday } from '../calendar/weekdays';
import { FACTOR_FIELDS } from '../check-in/answers';
import { analysePatterns, type PatternAnalysis, type PatternType } from '../stats/analysis';
import type { DatedAnswers } from '../stats/daily';
import type { Pair, Strength } from '../stats/links';
import type { Direction, Trend } from '../stats/trends';
import type { WeekdayScore } from '../stats/weekdays';
import { type ChangeFindings, changeFindings } from './change-findings';
import { FACTOR_ID_OF, type FactorId } from './factor-names';
import { judgeCheckIns, type Risk } from './risk';
import { compareWeek, type Week } from './week';

interface TrendFinding {
  direction: Direction;
  /** Mean of the daily values, 1-5. */
  average: number;
  /** Mean of the second half of the days minus mean of the first, in points; null with one day. */
  change: number | null;
  /** Days with an answer, and the first and the last of them, YYYY-MM-DD. */
  days: number;
  from: string;
  to: string;
  q: number | null;
}

export interface FactorFinding extends TrendFinding {
  factor: FactorId;
  /** Check-ins that answered it. */
  checkIns: number;
}

export interface LinkFinding {
  factor1: FactorId;
  factor2: FactorId;
  strength: Strength;
  rho: number;
  partial: number;
  /** Days on which both were answered, and the first and the last of them. */
  days: number;
  from: string;
  to: string;
  q: number;
}

/**
 * Every number and every claim that the check-ins of the last 365 days support. Plain JSON, without a word: the texts are
 * written from this, and a model that words them is given this and nothing else.
 */
export interface Findings {
  /** The owner's day it was worked out for, YYYY-MM-DD. */
  today: string;
  checkIns: number;
  days: number;
  /** From the first of those days to the last, both counted. */
  span: number;
  type: PatternType;
  /** 0-1 */
  confidence: number;
  /** Null before the first check-in. */
  overall: TrendFinding | null;
  /** The factors with an answer, in the order of the questions. */
  factors: FactorFinding[];
  /** The last days against all before, shifts, and what was not found. */
  changes: ChangeFindings;
  /** The pairs that may be named, strongest first, at most five. */
  links: LinkFinding[];
  weekdays: {
    /** Sunday first, always seven. */
    scores: WeekdayScore[];
    lowest: Weekday | null;
    highest: Weekday | null;
    p: number | null;
  };
  /** Day-to-day swings of mood or of everything together that may be named. Root mean square change, in points. */
  swings: { of: 'mood' | 'overall'; points: number; pairs: number } | null;
  /** Pairs of consecutive days so far. */
  pairsInRow: number;
  /** Days on which the two most answered factors were answered. */
  linkDays: number;
  week: Week;
  /** What the ratings say; words of crisis are looked at when it is read. */
  ratingRisk: Risk;
}

/**
 * Works out everything from the check-ins: the statistics, the week and the risk of the ratings. The same input gives the
 * same findings.
 * @param entries of the last 365 days, oldest first
 * @param today the owner's local date, YYYY-MM-DD
 * @throws RangeError for a malformed date
 */
export function analyseCheckIns(entries: readonly DatedAnswers[], today: string): Findings {
  const found = analysePatterns(entries, today);
  const { weekdays, trends, firstDay } = found;
  const changes = changeFindings(found);
  const dates = ({ from, to }: { from: number; to: number }) => ({
    from: dateOfDayNumber(firstDay + from),
    to: dateOfDayNumber(firstDay + to),
  });
  const factors = FACTOR_FIELDS.flatMap((field): FactorFinding[] => {
    const trend = trends.factors[field];
    const checkIns = entries.filter(({ answers }) => answers[field] !== undefined).length;
    return trend ? [{ factor: FACTOR_ID_OF[field], ...trendFinding(trend), ...dates(trend), checkIns }] : [];
  });
  const [, second] = factors.map(({ days }) => days).sort((a, b) => b - a);
  return {
    today,
    checkIns: found.checkIns,
    days: found.days,
    span: spanOf(entries),
    type: found.type,
    confidence: found.confidence,
    overall: trends.overall && { ...trendFinding(trends.overall), ...dates(trends.overall) },
    factors,
    changes,
    links: found.links.map((link) => ({ ...linkFinding(link), ...dates(link) })),
    weekdays: {
      scores: weekdays.scores,
      lowest: weekdays.lowest?.day ?? null,
      highest: weekdays.highest?.day ?? null,
      p: weekdays.test?.p ?? null,
    },
    swings: swingsOf(found),
    pairsInRow: found.swings.overall.pairs,
    linkDays: second ?? 0,
    week: compareWeek(entries, today),
    ratingRisk: judgeCheckIns(entries, today),
  };
}

function trendFinding({ direction, average, change, days, q }: Trend) {
  return { direction, average, change, days, q };
}

function linkFinding({ factor1, factor2, strength, rho, partial, days, q }: Pair) {
  return { factor1: FACTOR_ID_OF[factor1], factor2: FACTOR_ID_OF[factor2], strength, rho, partial, days, q };
}

function swingsOf({ swings }: PatternAnalysis): Findings['swings'] {
  const of = swings.overallMood.claimed ? 'mood' : 'overall';
  const { claimed, mssd, pairs } = of === 'mood' ? swings.overallMood : swings.overall;
  return claimed && mssd !== null ? { of, points: Math.sqrt(mssd), pairs } : null;
}

function spanOf(entries: readonly DatedAnswers[]): number {
  const [first, last] = [entries[0], entries.at(-1)];
  return first && last ? dayNumber(last.localDate) - dayNumber(first.localDate) + 1 : 0;
}
