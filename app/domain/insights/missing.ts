import { countOf } from '../calendar/counts-in-words';
import { LINK_DAYS, SWING_PAIRS, TREND_DAYS, WEEKDAY_WEEKS } from '../stats/thresholds';
import type { Findings } from './findings';
import { JUDGED_FROM } from './risk';

/** Something that cannot be said yet, and how far along it is. */
export interface Missing {
  what: 'analysis' | 'directions' | 'links' | 'weekdays' | 'swings';
  needs: number;
  has: number;
  /** What is counted. */
  unit: 'check-ins' | 'days' | 'pairs of days in a row';
  text: string;
}

/** Below this many check-ins no pattern is looked for. */
export const ANALYSED_FROM = JUDGED_FROM;

/** What cannot be said yet, as progress; empty once everything can be. */
export function whatIsMissing({ checkIns, days, span, linkDays, pairsInRow }: Findings): Missing[] {
  const inDays = (count: number) => countOf(count, 'day');
  const all: Missing[] = [
    {
      what: 'analysis',
      needs: ANALYSED_FROM,
      has: checkIns,
      unit: 'check-ins',
      text: `Patterns need ${ANALYSED_FROM} check-ins in the last 365 days; you have ${checkIns}.`,
    },
    {
      what: 'directions',
      needs: TREND_DAYS,
      has: days,
      unit: 'days',
      text: `Saying which way a rating is going needs ${TREND_DAYS} days; you have ${days}.`,
    },
    {
      what: 'links',
      needs: LINK_DAYS,
      has: linkDays,
      unit: 'days',
      text: `Links between factors need ${LINK_DAYS} days; you have ${linkDays}.`,
    },
    {
      what: 'weekdays',
      needs: WEEKDAY_WEEKS * 7,
      has: span,
      unit: 'days',
      text: `Naming a best or hardest weekday needs ${WEEKDAY_WEEKS} weeks; your check-ins reach over ${inDays(span)}.`,
    },
    {
      what: 'swings',
      needs: SWING_PAIRS,
      has: pairsInRow,
      unit: 'pairs of days in a row',
      text: `Naming swings from day to day needs ${SWING_PAIRS} pairs of days in a row; you have ${pairsInRow}.`,
    },
  ];
  return all.filter(({ needs, has }) => has < needs);
}
