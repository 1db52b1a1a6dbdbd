import { countOf } from '../calendar/counts-in-words';
import type { LinkFinding, TrendFinding } from './findings';
import { chanceOf, inPoints, statistic } from './wordings';

/** What a named direction rests on, in words and numbers; for one that is not named, what there was to see. */
export function evidenceOfTrend({ direction, change, days, q }: TrendFinding): string {
  const seen = `Seen on ${countOf(days, 'day')}`;
  if (direction === 'stable' || change === null || q === null) {
    return `${seen}; no direction is clear enough to name.`;
  }
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
