import { countOf } from '../../calendar/counts-in-words';
import { changeSentences } from '../../insights/change-texts';
import { FACTOR_ID_OF } from '../../insights/factor-names';
import { describeLink } from '../../insights/pattern-texts';
import { LINK_DAYS, TREND_DAYS } from '../../stats/thresholds';
import type { WeekdayScore } from '../../stats/weekdays';
import { changesOf } from './changes';
import type { ReportSnapshot } from './snapshot';

type Found = Pick<ReportSnapshot, 'changes' | 'entries' | 'links' | 'weekdays' | 'checkInDays' | 'period'>;

/** How many single factors are told; the table of each factor has the rest. */
const FACTORS_TOLD = 3;
const LINKS_TOLD = 2;

/**
 * What changed and what was looked for and not found: the same sentences as on the person's own screens.
 * @param isBrief leaves single factors to the table where everything together changed
 */
export function whatChanged(found: Found, isBrief = false): string[] {
  const sentences = changeSentences(changesOf(found));
  const hasChanged = sentences.some(({ factor, kind }) => factor === null && kind !== 'none');
  const shown = isBrief && hasChanged ? 0 : FACTORS_TOLD;
  const ofFactors = sentences.filter(({ factor }) => factor !== null).slice(0, shown);
  const told = sentences.filter((one) => one.factor === null || ofFactors.includes(one));
  return [...told.map(({ text }) => text), ...thinData(found)];
}

/** What goes together, and the days of the week that stand out. */
export function alsoSeen({ links, weekdays, period }: Found): string[] {
  const weekday = weekdaySentence(weekdays);
  return [
    ...links.slice(0, LINKS_TOLD).map(({ factor1, factor2, partial, days, from, to }) => {
      const dates = { from: from ?? period.start, to: to ?? period.end };
      const pair = {
        factor1: FACTOR_ID_OF[factor1],
        factor2: FACTOR_ID_OF[factor2],
        partial,
        days,
        ...dates,
      };
      return `${describeLink(pair)} This is an association, not a cause.`;
    }),
    ...(weekday ? [weekday] : []),
  ];
}

/** What the numbers may claim, and what they may not. */
export const inShort = (found: Found): string[] => [...whatChanged(found), ...alsoSeen(found)];

function weekdaySentence({ lowest, highest }: Found['weekdays']): string | null {
  const named = (score: WeekdayScore) =>
    `${score.day}s (${((score.averageScore ?? 0) / 25 + 1).toFixed(1)} out of 5, ${countOf(score.days, 'day')})`;
  if (lowest && highest)
    return `${named(lowest)} are the lowest days of the week, ${named(highest)} the highest.`;
  if (lowest) return `${named(lowest)} are the lowest days of the week.`;
  return highest && `${named(highest)} are the highest days of the week.`;
}

function thinData({ checkInDays }: Found): string[] {
  if (checkInDays < TREND_DAYS) {
    return [`Changes need ${TREND_DAYS} days with a check-in; this period has ${checkInDays}.`];
  }
  return checkInDays < LINK_DAYS
    ? [`Links between factors need ${LINK_DAYS} days with a check-in; this period has ${checkInDays}.`]
    : [];
}
