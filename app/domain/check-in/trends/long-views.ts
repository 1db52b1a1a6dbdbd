import { meanOf } from '../../averages';
import { yearOf } from '../../calendar/date-parts';
import { addDays } from '../../calendar/dates';
import type { DayBand, DayMood } from '../days';

/** The longer views of the mood trend: days up to today, or a whole calendar year. */
const LONG_VIEWS = ['30', '90', '365', 'year'] as const;
export type LongView = (typeof LONG_VIEWS)[number];

/** What the switch of the chart offers; '7' are SPEC's bars. */
export const VIEWS = ['7', ...LONG_VIEWS] as const;
export type View = (typeof VIEWS)[number];

/** Below that many check-ins a line of 30 days would be mostly gaps. */
const LINE_FROM = 14;

/** The view an address asks for; for one that asks for none, the week at first and 30 days from 14 check-ins on. */
export const viewToShow = (asked: string | null, totalCheckins: number): View =>
  VIEWS.find((view) => view === asked) ?? (totalCheckins < LINE_FROM ? '7' : '30');

/** A year of single days would be one line of dots on a phone: there each point is a week. */
export const DAYS_PER_POINT: Readonly<Record<Exclude<LongView, 'year'>, number>> = {
  '30': 1,
  '90': 1,
  '365': 7,
};

/** One point of a long chart: some days in a row. */
export interface Stretch {
  from: string;
  to: string;
  /** Mean of the means of its days with a check-in (1-5); null when none has one. */
  mean: number | null;
  /** Mean of its days' mood answers (1-5); null when none was given. */
  mood: number | null;
  /** The middle half of all answers of a day; of several days the means of their bounds. */
  band: DayBand | null;
  /** How many of its days have a check-in. */
  days: number;
}

/** Days in stretches of `size`, counted back from the last day: only the oldest one may be shorter. */
export function stretchesOf(days: readonly DayMood[], size: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end);
    stretches.unshift({
      from: part[0]?.date ?? '',
      to: part.at(-1)?.date ?? '',
      mean: meanOfDays(part),
      mood: moodOfDays(part),
      band: bandOfDays(part),
      days: countDays(part),
    });
  }
  return stretches;
}

/** The mean of the daily means (1-5) over the days with a check-in; a day without one is in no mean. Null without any. */
export function meanOfDays(days: readonly DayMood[]): number | null {
  return meanOf(days.flatMap(({ mean }) => mean ?? []));
}

/** The same of the mood answers. */
export const moodOfDays = (days: readonly DayMood[]): number | null =>
  meanOf(days.flatMap(({ mood }) => mood ?? []));

function bandOfDays(days: readonly DayMood[]): DayBand | null {
  const bands = days.flatMap(({ band }) => band ?? []);
  const [low, high] = [meanOf(bands.map((band) => band.low)), meanOf(bands.map((band) => band.high))];
  return low === null || high === null ? null : { low, high };
}

export const countDays = (days: readonly DayMood[]) => days.filter(({ mean }) => mean !== null).length;

/** The first and the last date of a year. */
export function daysOfYear(year: number): { first: string; last: string } {
  return { first: `${year}-01-01`, last: addDays(`${year + 1}-01-01`, -1) };
}

/** The year an address asks for, between the first check-in's and today's; today's if it asks for none of these. */
export function yearToShow(asked: string | null, { first, today }: { first: string; today: string }): number {
  const year = Number(asked);
  const [earliest, latest] = [yearOf(first), yearOf(today)];
  return Number.isInteger(year) && year >= earliest && year <= latest ? year : latest;
}
