import { addDays } from '../calendar/dates';
import { daysBefore } from '../calendar/durations';
import { FACTOR_FIELDS, type FactorField } from '../check-in/answers';
import { type DatedAnswers, groupByDay } from '../stats/daily';
import { findTrends } from '../stats/trends';
import { FACTOR_ID_OF, type FactorId } from './factor-names';
import {
  baselineOf,
  lastSevenDays,
  type Level,
  levelOf,
  overallLevelOf,
  sharedFields,
  within,
} from './windows';

/** A product rule, never a diagnosis. `unknown`: there is no check-in to go by. */
export type RiskLevel = 'high' | 'moderate' | 'low' | 'unknown';

/** Mood, or everything together. */
type DropOf = 'mood' | 'overall';

/** The rule that set the level, with the numbers it went by. */
export type RiskRule =
  | { name: 'crisis-text' }
  | { name: 'low-week'; mood: number; overall: number; checkIns: number }
  | { name: 'deep-drop' | 'drop'; of: DropOf; mean: number; usual: number; days: number; usualDays: number }
  | { name: 'low-mood'; mood: number; checkIns: number }
  | { name: 'declining'; factor: FactorId; change: number; days: number }
  | { name: 'low-check-in'; localDate: string; mood: number; lowest: number }
  | { name: 'none' };

export interface Risk {
  level: RiskLevel;
  rule: RiskRule;
  /** True below three check-ins: then only the latest is judged. */
  onlyLatest: boolean;
}

const CRISIS_TEXT_DAYS = 7;
/** Below this many check-ins only the latest is judged. */
export const JUDGED_FROM = 3;
const DECLINE_DAYS = 60;
const WEEK_CHECK_INS = 4;
const USUAL_DAYS = 10;
/** How much a mean of autocorrelated days varies more than one of independent days. */
const SPREAD = 1.36;
const LEAST_SD = 0.5;
const DECLINES_THAT_COUNT: readonly FactorField[] = [
  'overallMood',
  'energyRating',
  'sleepRating',
  'motivationRating',
];
/** A mean of fractions that is 2.0 may come out slightly above it. */
const ROUNDING = 1e-9;

/**
 * The risk level that the check-ins give (INSIGHTS section 3), without what was written in words.
 * @param entries of the last 365 days, oldest first
 * @param today the owner's local date, YYYY-MM-DD
 */
export function judgeCheckIns(entries: readonly DatedAnswers[], today: string): Risk {
  if (entries.length === 0) return { level: 'unknown', rule: { name: 'none' }, onlyLatest: true };
  const onlyLatest = entries.length < JUDGED_FROM;
  const rule = onlyLatest ? lowCheckIn(entries.slice(-1)) : firstRule(entries, today);
  return { level: levelFor(rule), rule: rule ?? { name: 'none' }, onlyLatest };
}

/** Raises the risk to high when words of crisis were written within seven days, whatever the ratings say. */
export function withCrisisText(risk: Risk, newestCrisis: Date | null, now: Date): Risk {
  if (newestCrisis === null || newestCrisis < daysBefore(now, CRISIS_TEXT_DAYS)) return risk;
  return { ...risk, level: 'high', rule: { name: 'crisis-text' } };
}

function levelFor(rule: RiskRule | null): RiskLevel {
  if (rule === null) return 'low';
  return rule.name === 'low-week' || rule.name === 'deep-drop' ? 'high' : 'moderate';
}

function firstRule(entries: readonly DatedAnswers[], today: string): RiskRule | null {
  const week = within(entries, lastSevenDays(today));
  const before = within(entries, baselineOf(today));
  const mood = levelOf(week, 'overallMood');
  const drops = [
    dropOf('mood', ['overallMood'], week, before),
    dropOf('overall', FACTOR_FIELDS, week, before),
  ];
  return (
    lowWeek(mood, overallLevelOf(week, FACTOR_FIELDS)) ??
    drops.map((drop) => deepDrop(drop)).find((rule) => rule !== null) ??
    lowMood(mood) ??
    drops.map((drop) => clearDrop(drop)).find((rule) => rule !== null) ??
    declining(entries, today) ??
    lowCheckIn(week)
  );
}

function lowWeek(mood: Level | null, overall: Level | null): RiskRule | null {
  if (!mood || !overall || mood.checkIns < WEEK_CHECK_INS) return null;
  if (mood.mean > 2 + ROUNDING || overall.mean > 2.5 + ROUNDING) return null;
  return { name: 'low-week', mood: mood.mean, overall: overall.mean, checkIns: mood.checkIns };
}

interface Drop {
  of: DropOf;
  week: Level;
  usual: Level;
  /** Points below what is usual. */
  size: number;
}

function dropOf(
  of: DropOf,
  fields: readonly FactorField[],
  week: readonly DatedAnswers[],
  before: readonly DatedAnswers[],
): Drop | null {
  const shared = sharedFields(week, before, fields);
  const now = overallLevelOf(week, shared);
  const usual = overallLevelOf(before, shared);
  if (!now || !usual || usual.days < USUAL_DAYS) return null;
  return { of, week: now, usual, size: usual.mean - now.mean };
}

const dropRule = (name: 'deep-drop' | 'drop', { of, week, usual }: Drop): RiskRule => ({
  name,
  of,
  mean: week.mean,
  usual: usual.mean,
  days: week.days,
  usualDays: usual.days,
});

function deepDrop(drop: Drop | null): RiskRule | null {
  if (!drop || drop.size < 1.5 - ROUNDING || drop.week.mean > 2.5 + ROUNDING) return null;
  return dropRule('deep-drop', drop);
}

function clearDrop(drop: Drop | null): RiskRule | null {
  if (!drop || drop.size < 1 - ROUNDING) return null;
  const spread = (SPREAD * Math.max(drop.usual.sd ?? 0, LEAST_SD)) / Math.sqrt(drop.week.days);
  return -drop.size / spread <= -2.6 ? dropRule('drop', drop) : null;
}

function lowMood(mood: Level | null): RiskRule | null {
  if (!mood || mood.checkIns < WEEK_CHECK_INS || mood.mean > 2.5 + ROUNDING) return null;
  return { name: 'low-mood', mood: mood.mean, checkIns: mood.checkIns };
}

function declining(entries: readonly DatedAnswers[], today: string): RiskRule | null {
  const recent = within(entries, { from: addDays(today, 1 - DECLINE_DAYS), to: today });
  const { factors } = findTrends(groupByDay(recent, today));
  const falling = DECLINES_THAT_COUNT.find((field) => factors[field]?.direction === 'down');
  const trend = falling && factors[falling];
  if (!falling || !trend) return null;
  return { name: 'declining', factor: FACTOR_ID_OF[falling], change: trend.change ?? 0, days: trend.days };
}

/** One check-in with mood at 2 or below and two more factors at 1; the newest of them. */
function lowCheckIn(entries: readonly DatedAnswers[]): RiskRule | null {
  for (const { localDate, answers } of [...entries].reverse()) {
    const { overallMood: mood, ...others } = answers;
    const lowest = Object.values(others).filter((rating) => rating === 1).length;
    if (mood !== undefined && mood <= 2 && lowest >= 2)
      return { name: 'low-check-in', localDate, mood, lowest };
  }
  return null;
}
