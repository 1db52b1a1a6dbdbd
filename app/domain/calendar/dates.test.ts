import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  addToDate,
  datesBetween,
  datesEndingOn,
  daysBetween,
  isCalendarDate,
  startOfWeek,
} from './dates';
import { addMonths, datesOfMonth, lastDateOfMonth } from './months';
import { utcDate, utcMonth } from './utc';
import { dateOfDayNumber } from './weekdays';

describe('dates', () => {
  it('are added, subtracted and counted over months, years and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
    expect(daysBetween('2026-03-02', '2026-02-27')).toBe(-3);
  });

  it('come as a row that ends on the last', () => {
    expect(datesEndingOn('2026-03-02', 4)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  });

  it('a month or a year on keep to the length of the month', () => {
    expect(addToDate('2026-05-31', { months: -3 })).toBe('2026-02-28');
    expect(addToDate('2028-02-29', { years: 10 })).toBe('2038-02-28');
  });

  it('of the server are those of UTC', () => {
    expect(utcDate(new Date('2026-12-01T00:30:00+01:00'))).toBe('2026-11-30');
    expect(utcMonth(new Date('2026-11-30T23:59:59Z'))).toBe('2026-11');
    expect(utcMonth(new Date('2026-12-01T00:30:00+01:00'))).toBe('2026-11');
  });
});

describe('calendar dates', () => {
  it.each(['2026-02-28', '2024-02-29', '2000-01-01', '1999-12-31'])('%s is one', (date) => {
    expect(isCalendarDate(date)).toBe(true);
  });
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '20260101', '+002026-01-01', '3026-01-01', '', 'today'])(
    '%j is none',
    (date) => expect(isCalendarDate(date)).toBe(false),
  );

  it('follow one another within a month and between two of them', () => {
    expect(datesOfMonth('2026-02')).toHaveLength(28);
    expect(datesOfMonth('2024-02').at(-1)).toBe('2024-02-29');
    expect(datesBetween('2025-12-31', '2026-01-02')).toEqual(['2025-12-31', '2026-01-01', '2026-01-02']);
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-11', 12)).toBe('2027-11');
    expect(lastDateOfMonth('2028-02')).toBe('2028-02-29');
  });
});

test.each([
  ['2026-11-15', '2026-11-15'],
  ['2026-11-16', '2026-11-15'],
  ['2026-11-21', '2026-11-15'],
  ['2027-01-01', '2026-12-27'],
  ['2028-03-01', '2028-02-27'],
])('the week of %s began on Sunday %s', (date, sunday) => {
  expect(startOfWeek(date)).toBe(sunday);
});

test('dates are counted as Temporal counts them', () => {
  const dates = fc.integer({ min: -40_000, max: 60_000 }).map(dateOfDayNumber);
  fc.assert(
    fc.property(dates, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
      const there = Temporal.PlainDate.from(date).add({ days });
      expect(addDays(date, days)).toBe(there.toString());
      expect(daysBetween(date, there.toString())).toBe(days);
    }),
  );
  expect(() => addDays('today', 1)).toThrow(RangeError);
  expect(() => daysBetween('2026-01-01', '2026-1-2')).toThrow(RangeError);
});
