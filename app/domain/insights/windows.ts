import { meanOf } from '../averages';
import { addDays } from '../calendar/dates';
import type { FactorField } from '../check-in/answers';
import { type DatedAnswers, groupByDay } from '../stats/daily';
import { sdOf } from '../stats/methods/moments';

/** Days that count as "this week" in the insights. */
export const WEEK_DAYS = 7;
const BASELINE_DAYS = 28;

/** Days in a row, both ends included, YYYY-MM-DD. */
export interface Span {
  from: string;
  to: string;
}

/** The seven days that end today; not the week of the calendar, which starts on Sunday. */
export const lastSevenDays = (today: string): Span => ({ from: addDays(today, 1 - WEEK_DAYS), to: today });

/** The 28 days before those seven: what is usual for this person. */
export const baselineOf = (today: string): Span => ({
  from: addDays(today, 1 - WEEK_DAYS - BASELINE_DAYS),
  to: addDays(today, -WEEK_DAYS),
});

/** The check-ins whose local date lies in the span. */
export function within(entries: readonly DatedAnswers[], { from, to }: Span): DatedAnswers[] {
  return entries.filter(({ localDate }) => localDate >= from && localDate <= to);
}

/** The mean of a factor, or of several, over days. */
export interface Level {
  /** Mean of the daily values, 1-5. */
  mean: number;
  /** Sample standard deviation of the daily values; null with one day. */
  sd: number | null;
  days: number;
  /** Check-ins that answered it. */
  checkIns: number;
}

/** The level of a factor over these check-ins; null when none answered it. */
export function levelOf(entries: readonly DatedAnswers[], field: FactorField): Level | null {
  return overallLevelOf(entries, [field]);
}

/**
 * The level of several factors together. A check-in counts with the mean of its answers among `fields`, a day with the
 * mean of its check-ins. Null when no check-in answered any of them.
 */
export function overallLevelOf(
  entries: readonly DatedAnswers[],
  fields: readonly FactorField[],
): Level | null {
  const kept = entries.map(({ localDate, answers }) => ({
    localDate,
    answers: Object.fromEntries(
      fields.flatMap((field) => (answers[field] === undefined ? [] : [[field, answers[field]]])),
    ),
  }));
  const last = kept.at(-1)?.localDate;
  if (last === undefined) return null;
  const { overall, checkIns } = groupByDay(kept, last);
  const mean = meanOf(overall.values);
  return mean === null ? null : { mean, sd: sdOf(overall.values), days: overall.values.length, checkIns };
}

/** The factors that both sides answered, so that quick and full check-ins can be compared. */
export function sharedFields(
  one: readonly DatedAnswers[],
  other: readonly DatedAnswers[],
  fields: readonly FactorField[],
): FactorField[] {
  const answered = (entries: readonly DatedAnswers[], field: FactorField) =>
    entries.some(({ answers }) => answers[field] !== undefined);
  return fields.filter((field) => answered(one, field) && answered(other, field));
}
