import { meanOf } from '../../averages';
import { monthNumberOf } from '../../calendar/date-parts';
import { addDays } from '../../calendar/dates';
import { addMonths, lastDateOfMonth, monthOf } from '../../calendar/months';
import { lengthOf, type Period } from '../form/periods';
import type { ReportDay } from './days';
import type { StretchSummary } from './snapshot';

const WEEK = 7;
/** Never more than some fifteen rows: what is longer is told by the month, the quarter or the half-year. */
const MOST_WEEKS = 14;
const MOST_MONTHS_DAYS = 13 * 31;
const MOST_QUARTERS_DAYS = 13 * 92;

export type StretchUnit = 'week' | 'month' | 'quarter' | 'half-year';
const MONTHS: Readonly<Record<Exclude<StretchUnit, 'week'>, number>> = {
  month: 1,
  quarter: 3,
  'half-year': 6,
};

export function stretchUnitOf(period: Period): StretchUnit {
  const days = lengthOf(period);
  if (days <= MOST_WEEKS * WEEK) return 'week';
  if (days <= MOST_MONTHS_DAYS) return 'month';
  return days <= MOST_QUARTERS_DAYS ? 'quarter' : 'half-year';
}

/** The period cut into weeks from its first day on (a rest joins the last one), or by the calendar. */
export function summariseStretches(days: readonly ReportDay[], period: Period): StretchSummary[] {
  const unit = stretchUnitOf(period);
  const cuts = unit === 'week' ? weeksOf(period) : monthsOf(period, MONTHS[unit]);
  return cuts.map((cut) => summarise(cut, days));
}

function weeksOf(period: Period): Period[] {
  const count = Math.max(1, Math.floor(lengthOf(period) / WEEK));
  return Array.from({ length: count }, (_, index) => ({
    start: addDays(period.start, index * WEEK),
    end: index === count - 1 ? period.end : addDays(period.start, index * WEEK + WEEK - 1),
  }));
}

/** The calendar months of a period, `atOnce` of them together, counted from January. */
function monthsOf({ start, end }: Period, atOnce: number): Period[] {
  const months: Period[] = [];
  for (let from = start; from <= end;) {
    const month = monthOf(from);
    const past = (monthNumberOf(month) - 1) % atOnce;
    const last = lastDateOfMonth(addMonths(month, atOnce - 1 - past));
    months.push({ start: from, end: last < end ? last : end });
    from = addDays(last, 1);
  }
  return months;
}

function summarise(cut: Period, days: readonly ReportDay[]): StretchSummary {
  const overall = days.filter(({ date }) => date >= cut.start && date <= cut.end).map((day) => day.overall);
  return {
    ...cut,
    days: lengthOf(cut),
    checkInDays: overall.length,
    mean: meanOf(overall),
    lowest: overall.length > 0 ? Math.min(...overall) : null,
    highest: overall.length > 0 ? Math.max(...overall) : null,
  };
}
