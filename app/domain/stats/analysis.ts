import { meanOf } from '../averages';
import { addDays } from '../calendar/dates';
import { dayNumber } from '../calendar/weekdays';
import type { FactorField } from '../check-in/answers';
import { type Changes, findChanges } from './changes';
import { claimConfidence, confidenceWithoutClaim } from './confidence';
import { type DatedAnswers, groupByDay, perFactor } from './daily';
import { independentPairs } from './independent-pairs';
import { comparePairs, type Pair, strongestOf } from './links';
import { sdOf } from './methods/moments';
import { zOfTwoSided } from './methods/tails';
import { measureSwings, type Swings } from './swings';
import { RECENT_DAYS, STEADY_DAYS } from './thresholds';
import { findTrends, type Trends } from './trends';
import { findWeekdayPattern, type WeekdayPattern } from './weekdays';

export type PatternType = 'Improving' | 'Declining' | 'Up and down' | 'Steady' | 'No clear pattern yet';

export interface PatternAnalysis {
  /** Check-ins in the window with at least one answer. */
  checkIns: number;
  /** Local calendar days with such a check-in. */
  days: number;
  type: PatternType;
  /** 0-1: confidence in the strongest claim, at most .95; without a claim it grows with the days seen, at most .5. */
  confidence: number;
  /** Mean of the daily values, 1-5; null without an answer. */
  mean: Record<FactorField, number | null>;
  overallMean: number | null;
  /** Sample standard deviation over check-ins (not days), in points; null below two answers. */
  sd: Record<FactorField, number | null>;
  trends: Trends;
  /** Without the last seven days, where those have a level of their own: a collapse is no steady fall. Else null. */
  trendsBefore: Trends | null;
  /** The last seven days against all before, and shifts within the days. */
  changes: Changes;
  /** Day number (since 1970-01-01) of day 0; 0 when there is none. */
  firstDay: number;
  /** Every pair that could be compared, claimed or not. */
  pairs: Pair[];
  /** The pairs that may be named: claimed, and holding without what moved everything; strongest first, at most five. */
  links: Pair[];
  weekdays: WeekdayPattern;
  swings: Record<FactorField, Swings> & { overall: Swings };
}

/**
 * Everything the check-ins of the last 365 days can and cannot say. The same input gives the same output.
 * Linear in the check-ins; quadratic in the days, of which there are at most 365.
 * @param entries in any order
 * @param today the owner's local date, YYYY-MM-DD; later check-ins are left out
 * @throws RangeError for a malformed date
 */
export function analysePatterns(entries: readonly DatedAnswers[], today: string): PatternAnalysis {
  const daily = groupByDay(entries, today);
  const trends = findTrends(daily);
  const changes = findChanges(daily, dayNumber(today) - daily.firstDay);
  const pairs = comparePairs(daily);
  const weekdays = findWeekdayPattern(daily);
  const swings = {
    ...perFactor((field) => measureSwings(daily.factors[field])),
    overall: measureSwings(daily.comparable),
  };
  const found = {
    days: daily.overall.days.length,
    trends,
    changes,
    links: strongestOf(independentPairs(daily, changes, pairs)),
    weekdays,
    swings,
  };
  const hasNewLevel = changes.overall.recent?.claimed === true;
  return {
    ...found,
    trendsBefore: hasNewLevel ? findTrends(groupByDay(entries, addDays(today, -RECENT_DAYS))) : null,
    checkIns: daily.checkIns,
    type: typeOf(found),
    confidence: confidenceOf(found),
    mean: perFactor((field) => meanOf(daily.factors[field].values)),
    overallMean: meanOf(daily.overall.values),
    sd: perFactor((field) => sdOf(daily.answers[field])),
    firstDay: daily.firstDay,
    pairs,
  };
}

type Found = Pick<PatternAnalysis, 'days' | 'trends' | 'changes' | 'links' | 'weekdays' | 'swings'>;

/**
 * The newest claim on everything together: the last days, a shift that lasts, the direction of all days, days that lay
 * apart for a while. Swings are those
 * of the mood, or of everything together; single factors swing for many reasons.
 */
function typeOf({ days, trends, changes, swings }: Found): PatternType {
  const { recent, shift } = changes.overall;
  const lately = recent?.claimed ? recent.change : shift?.lasts ? shift.change : null;
  if (lately !== null) return lately > 0 ? 'Improving' : 'Declining';
  if (trends.overall?.direction === 'up') return 'Improving';
  if (trends.overall?.direction === 'down') return 'Declining';
  if (swings.overallMood.claimed || swings.overall.claimed || shift) return 'Up and down';
  return days >= STEADY_DAYS ? 'Steady' : 'No clear pattern yet';
}

/** The place of a shift is searched for, so that 4.5 there is as rare as 1.96 elsewhere. */
const Z_OF_SEARCHING = 2.5;

/** Swings are measured, not tested, so they add no z. */
function confidenceOf({ days, trends, changes, links, weekdays }: Found): number {
  const moving = [...Object.values(trends.factors), trends.overall].filter((trend) => trend !== null);
  const strengths = moving.filter(({ direction }) => direction !== 'stable').map(({ z }) => z);
  for (const { recent, shift } of [changes.overall, ...Object.values(changes.factors)]) {
    if (recent?.claimed) strengths.push(zOfTwoSided(recent.p));
    if (shift) strengths.push(shift.z - Z_OF_SEARCHING);
  }
  strengths.push(...links.map(({ z }) => z));
  if (weekdays.lowest || weekdays.highest) strengths.push(weekdays.z);
  return strengths.length > 0 ? claimConfidence(Math.max(...strengths)) : confidenceWithoutClaim(days);
}
