import { describe, expect, it } from 'vitest';
import {
  addMonths,
  datesBetween,
  datesOfMonth,
  instantAtWall,
  isCalendarDate,
  wallClockAt,
} from './calendar';

const at = (date: string, time: string, zone: string) => instantAtWall(date, time, zone)?.toISOString();

describe('the instant at which a clock shows a time', () => {
  it.each([
    ['2026-03-01', '20:15', 'Europe/Berlin', '2026-03-01T19:15:00.000Z'],
    ['2026-06-01', '20:15', 'Europe/Berlin', '2026-06-01T18:15:00.000Z'],
    ['2026-06-01', '00:00', 'Asia/Kolkata', '2026-05-31T18:30:00.000Z'],
    ['2026-01-01', '23:59', 'Pacific/Pago_Pago', '2026-01-02T10:59:00.000Z'],
    // The hour that comes twice: the first of both.
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(at(date, time, zone)).toBe(instant);
    expect(wallClockAt(new Date(instant), zone)).toEqual({ date, time });
  });

  it.each([
    ['2026-03-29', '02:30', 'Europe/Berlin'],
    ['2026-03-08', '02:00', 'America/New_York'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe'],
    ['2011-12-30', '12:00', 'Pacific/Apia'],
    ['2026-02-30', '12:00', 'UTC'],
    ['2026-02-20', '24:01', 'UTC'],
    ['2026-02-20', '12:00', 'Nowhere/Atall'],
  ])('%s %s never comes in %s', (date, time, zone) => {
    expect(at(date, time, zone)).toBeUndefined();
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
  });
});
