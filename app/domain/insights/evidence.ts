import { countOf } from '../calendar/counts-in-words';
import { SHIFT_Z, SHIFT_Z_OF_A_FACTOR, TREND_DAYS } from '../stats/thresholds';
import type { RecentFinding, ShiftFinding, TrendTest } from './change-findings';
import type { LinkFinding } from './findings';
import { chanceOf, inPoints, statistic } from './numbers-in-words';

type Tested = Pick<TrendTest, 'direction' | 'change' | 'days' | 'q'>;

/** What a named direction rests on, in words and numbers; for one that is not named, why. */
export function evidenceOfTrend({ direction, change, days, q }: Tested): string {
  const seen = `Seen on ${countOf(days, 'day')}`;
  if (change === null || days < TREND_DAYS)
    return `${seen}; which way it goes is looked at from ${TREND_DAYS} days on.`;
  if (q === null) return `${seen}, always with the same answer.`;
  if (direction === 'stable') return `${seen}; no steady rise or fall was found.`;
  return `${seen}, a change of ${inPoints(change)}. Of findings as clear as this, ${chanceOf(q)} would be chance (${statistic('q', q)}).`;
}

/** What a link rests on. Its size is the rank correlation with the passing of time taken out. */
export function evidenceOfLink({ partial, days, q }: Pick<LinkFinding, 'partial' | 'days' | 'q'>): string {
  return `Seen on ${countOf(days, 'day')}. Size ${Math.abs(partial).toFixed(2)}, from 0 (no link) to 1, with the passing of time taken out. Of findings as clear as this, ${chanceOf(q)} would be chance (${statistic('q', q)}).`;
}

/** What a named weekday rests on. */
export function evidenceOfWeekday(p: number): string {
  return `If all your weekdays were alike, a difference this clear would come up in ${chanceOf(p)} cases (${statistic('p', p)}).`;
}

/** What a named direction rests on. */
export const evidenceOfTest = (trend: Tested): string =>
  `Of findings as clear as this, ${chanceOf(trend.q ?? 1)} would be chance (${statistic('q', trend.q ?? 1)}).`;

/** What a difference of the last days rests on: one question for everything together, one of several for a factor. */
export function evidenceOfRecent({ p, q }: RecentFinding, isOfFactor: boolean): string {
  return isOfFactor
    ? `Of findings as clear as this, ${chanceOf(q)} would be chance (${statistic('q', q)}).`
    : `If nothing had changed, a difference this large would come up in ${chanceOf(p)} cases (${statistic('p', p)}).`;
}

/** What a dated shift rests on. Its day was searched for, so more is asked of it. */
export function evidenceOfShift({ z }: ShiftFinding, isOfFactor: boolean): string {
  const least = isOfFactor ? SHIFT_Z_OF_A_FACTOR : SHIFT_Z;
  return `The two levels lie ${z.toFixed(1)} standard errors apart; it takes ${least}, because we searched for the day. If it came at once, the date is right to within about two days.`;
}
