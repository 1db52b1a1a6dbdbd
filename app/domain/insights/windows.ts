import { addDays } from '../calendar/dates';
import type { FactorField } from '../check-in/answers';
import { type DatedAnswers, groupByDay } from '../stats/daily';
import { meanOf, sdOf } from '../stats/moments';

export const WEEK_DAYS = 7;
const BASELINE_DAYS = 28;

/** Some days in a row, both ends included, YYYY-MM-DD. */
export interface Span {
  from: string;
  to: string;
}

/** The last seven days ending today. */
export const weekOf = (today: string): Span => ({ from: addDays(today, 1 - WEEK_DAYS), to: today });

/** The 28 days before those seven: what is usual for this person. */
export const baselineOf = (today: string): Span => ({
  from: addDays(today, 1 - WEEK_DAYS - BASELINE_DAYS),
  to: addDays(today, -WEEK_DAYS),
});

export function within(entries: readonly DatedAnswers[], { from, to }: Span): DatedAnswers[] {
  return entries.filter(({ localDate }) => localDate >= from && localDate <= to);
}

/** A mean over days of something. */
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
 * The level of everything together over these check-ins: of each check-in the mean of the answers among `fields`, of each
 * day the mean of its check-ins. Null when none answered any.
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

/** The factors that both sides answered: quick and full check-ins are compared over these. */
export function sharedFields(
  one: readonly DatedAnswers[],
  other: readonly DatedAnswers[],
  fields: readonly FactorField[],
): FactorField[] {
  const answered = (entries: readonly DatedAnswers[], field: FactorField) =>
    entries.some(({ answers }) => answers[field] !== undefined);
  return fields.filter((field) => answered(one, field) && answered(other, field));
}
