import type { LinkFinding, TrendFinding } from './findings';
import { chanceOf, countOf, inPoints, statistic } from './wordings';

/** What a named direction rests on, in words and numbers; for one that is not named, what there was to see. */
export function evidenceOfTrend({ direction, change, days, q }: TrendFinding): string {
  const seen = `Seen on ${countOf(days, 'day')}`;
  if (direction === 'stable' || change === null || q === null) {
    return `${seen}; no direction is clear enough to name.`;
  }
  return `${seen}, a change of ${inPoints(change)}. Of findings as clear as this, ${chanceOf(q)} would be chance (${statistic('q', q)}).`;
}

/** What a link rests on. Its size is the rank correlation with the passing of time taken out. */
export function evidenceOfLink({ rho, partial, days, q }: Omit<LinkFinding, 'factor1' | 'factor2'>): string {
  return `Seen on ${countOf(days, 'day')}. On a scale from 0 (no link) to 1 they move together by ${Math.abs(partial).toFixed(2)}, or ${Math.abs(rho).toFixed(2)} before the passing of time is taken out. Of findings as clear as this, ${chanceOf(q)} would be chance (${statistic('q', q)}). It does not say that one brings the other.`;
}

/** What a named weekday rests on. */
export function evidenceOfWeekday(p: number): string {
  return `If all your weekdays were alike, a difference this clear would come up in ${chanceOf(p)} cases (${statistic('p', p)}).`;
}
