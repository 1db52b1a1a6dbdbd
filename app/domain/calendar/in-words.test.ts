import { describe, expect, it, test } from 'vitest';
import { adminDate, adminMoment } from './admin-dates';
import { clockTime } from './clock-in-words';
import { countOf, figure, listOf } from './counts-in-words';
import {
  longDate,
  monthAndYear,
  shortDate,
  shortDateWithYear,
  shortDayAndMonth,
  weekdayName,
  wholeDate,
} from './dates-in-words';
import { dateRange, rangeWithoutYear, tightRange } from './ranges-in-words';
import { weekdayOf } from './weekdays';

describe('a date in words', () => {
  it.each([
    [longDate, '14 November 2026', '14 de noviembre de 2026'],
    [wholeDate, 'Saturday 14 November 2026', 'sábado, 14 de noviembre de 2026'],
    [shortDate, 'Sat 14 Nov', 'sáb 14 nov'],
    [shortDateWithYear, 'Sat 14 Nov 2026', 'sáb 14 nov 2026'],
    [shortDayAndMonth, '14 Nov', '14 nov'],
    [monthAndYear, 'November 2026', 'noviembre de 2026'],
    [weekdayName, 'Saturday', 'sábado'],
  ])('%o', (inWords, english, spanish) => {
    expect(inWords('2026-11-14')).toBe(english);
    expect(inWords('2026-11-14', 'es')).toBe(spanish);
  });

  it('has three letters for every month, and no zero before the day', () => {
    expect(shortDate('2026-09-06')).toBe('Sun 6 Sep');
    expect(longDate('2026-09-06')).toBe('6 September 2026');
  });

  it('names the weekday that data name', () => {
    for (const date of ['1969-12-31', '1970-01-01', '2000-02-29', '2026-11-14'])
      expect(weekdayName(date)).toBe(weekdayOf(date));
    expect(weekdayOf('1969-12-31')).toBe('Wednesday');
  });

  it('of no date is an error, not another day', () => {
    expect(() => shortDate('soon')).toThrow(RangeError);
  });
});

test('ranges say what is needed and no more', () => {
  expect(dateRange('2026-10-23', '2026-11-20')).toBe('23 October to 20 November 2026');
  expect(dateRange('2025-12-23', '2026-01-20')).toBe('23 December 2025 to 20 January 2026');
  expect(dateRange('2026-11-14', '2026-11-14')).toBe('14 November 2026');
  expect(tightRange('2026-11-19', '2026-11-30')).toBe('19 to 30 November 2026');
  expect(tightRange('2026-10-19', '2026-11-30')).toBe('19 October to 30 November 2026');
  expect(rangeWithoutYear('2026-11-19', '2026-11-30')).toBe('19 to 30 November');
  expect(rangeWithoutYear('2026-10-23', '2026-11-29')).toBe('23 October to 29 November');
});

test.each([
  ['2026-11-18T00:05:00Z', 'UTC', '12:05 am'],
  ['2026-11-18T11:59:59Z', 'UTC', '11:59 am'],
  ['2026-11-18T12:00:00Z', 'UTC', '12:00 pm'],
  ['2026-11-18T23:30:00Z', 'UTC', '11:30 pm'],
  ['2026-11-18T23:30:00Z', 'Europe/Paris', '12:30 am'],
  ['2026-11-18T12:00:00Z', 'Asia/Kolkata', '5:30 pm'],
  ['2026-11-18T20:05:00Z', 'america/new_york', '3:05 pm'],
])('the clock at %s in %s shows %s, on one line', (instant, zone, time) => {
  expect(clockTime(new Date(instant), zone)).toBe(time.replace(' ', '\u00a0'));
});

test('the clock in Spanish', () => {
  expect(clockTime(new Date('2026-11-18T12:00:00Z'), 'UTC', 'es')).toBe('12:00\u00a0p.\u00a0m.');
});

test('counts have their noun, and commas from a thousand on', () => {
  expect([0, 1, 2, 1200].map((count) => countOf(count, 'day'))).toEqual([
    '0 days',
    '1 day',
    '2 days',
    '1,200 days',
  ]);
  expect(countOf(2, 'try', 'tries')).toBe('2 tries');
  expect(figure(12_345)).toBe('12,345');
  expect(listOf(['sleep', 'mood', 'stress'])).toBe('sleep, mood, and stress');
  expect(listOf(['sueño', 'ánimo'], 'es')).toBe('sueño y ánimo');
});

test('admins read days and moments of UTC', () => {
  expect(adminDate('2026-11-04T23:59:59Z')).toBe('Nov 04, 2026');
  expect(adminDate(new Date('2026-11-04T23:30:00-05:00'))).toBe('Nov 05, 2026');
  expect(adminMoment('2026-11-04T21:05:00Z')).toBe('Nov 04, 2026, 21:05');
});
