import { countOf } from '../calendar/counts-in-words';
import { LINK_DAYS, TREND_DAYS } from '../stats/thresholds';
import type { WeekdayScore } from '../stats/weekdays';
import { factorInText } from './factor-names';
import { coefficient, qText } from './numbers-in-words';
import type { FactorLink, FactorSummary, ReportSnapshot } from './snapshot';

type Found = Pick<
  ReportSnapshot,
  'factors' | 'overallChange' | 'links' | 'weekdays' | 'checkInDays' | 'period'
>;

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Change = Pick<FactorSummary, 'change' | 'q' | 'direction' | 'days'>;

/** 'Energy rose by 0.5 points ... (21 days, q = .03).'; null for what may not be claimed. */
function changeSentence(name: string, { change, q, direction, days }: Change): string | null {
  if (direction === 'stable' || change === null || q === null) return null;
  const verb = direction === 'up' ? 'rose' : 'fell';
  const size = Math.abs(change).toFixed(1);
  return `${upperFirst(name)} ${verb} by ${size} points between the first and the second half of the period (${countOf(days, 'day')}, ${qText(q)}).`;
}

function linkSentence({ factor1, factor2, rho, q, days }: FactorLink): string {
  const opposite = rho < 0 ? ' in opposite directions' : '';
  return `${upperFirst(factorInText(factor1))} moves together with ${factorInText(factor2)}${opposite} (Spearman rho ${coefficient(rho)}, ${countOf(days, 'day')}, ${qText(q)}). This is an association, not a cause.`;
}

function weekdaySentence({ lowest, highest }: Found['weekdays']): string | null {
  const named = (score: WeekdayScore) =>
    `${score.day}s (${((score.averageScore ?? 0) / 25 + 1).toFixed(1)} out of 5, ${countOf(score.days, 'day')})`;
  if (lowest && highest)
    return `${upperFirst(named(lowest))} are the lowest days of the week, ${named(highest)} the highest.`;
  if (lowest) return `${upperFirst(named(lowest))} are the lowest days of the week.`;
  return highest && `${upperFirst(named(highest))} are the highest days of the week.`;
}

/** What the numbers may claim, and what they may not: the few sentences at the head of a report. */
export function inShort(found: Found): string[] {
  const changes = [
    ...(found.overallChange ? [changeSentence('the overall rating', found.overallChange)] : []),
    ...found.factors.map((factor) => changeSentence(factorInText(factor.field), factor)),
  ].filter((sentence) => sentence !== null);
  const weekday = weekdaySentence(found.weekdays);
  return [
    ...changes,
    changes.length > 0
      ? 'No other change in this period is larger than what chance alone would often produce.'
      : 'No change in this period is larger than what chance alone would often produce.',
    ...found.links.map(linkSentence),
    ...(weekday ? [weekday] : []),
    ...thinData(found),
  ];
}

function thinData({ checkInDays }: Found): string[] {
  if (checkInDays < TREND_DAYS) {
    return [`Changes need 7 days with a check-in; this period has ${checkInDays}.`];
  }
  if (checkInDays < LINK_DAYS) {
    return [`Links between factors need 14 days with a check-in; this period has ${checkInDays}.`];
  }
  return [];
}
