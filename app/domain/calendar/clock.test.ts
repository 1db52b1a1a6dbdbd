import { describe, expect, it } from 'vitest';
import { endOfDay, instantAtHour, instantAtWall, localDateAt, wallClockAt } from './clock';

const day = (instant: string, timeZone: string, dayStartHour = 0) =>
  localDateAt(new Date(instant), { timeZone, dayStartHour });

describe('localDateAt', () => {
  it('changes at midnight of the zone, not of UTC', () => {
    expect(day('2026-06-01T03:59:59Z', 'America/New_York')).toBe('2026-05-31');
    expect(day('2026-06-01T04:00:00Z', 'America/New_York')).toBe('2026-06-01');
  });

  it('knows the zones at both ends of the world', () => {
    const instant = '2026-01-01T10:30:00Z';
    expect(day(instant, 'Pacific/Pago_Pago')).toBe('2025-12-31'); // -11
    expect(day(instant, 'Pacific/Kiritimati')).toBe('2026-01-02'); // +14
  });

  it('gives the hours before the start of the day to the day before', () => {
    expect(day('2026-06-01T07:59:00Z', 'America/New_York', 4)).toBe('2026-05-31'); // 03:59
    expect(day('2026-06-01T08:00:00Z', 'America/New_York', 4)).toBe('2026-06-01'); // 04:00
  });

  it('is right when the clock springs forward', () => {
    // New York, 8 March 2026: 01:59 EST is followed by 03:00 EDT.
    expect(day('2026-03-08T06:59:59Z', 'America/New_York', 2)).toBe('2026-03-07');
    expect(day('2026-03-08T07:00:00Z', 'America/New_York', 2)).toBe('2026-03-08');
    expect(day('2026-03-09T03:59:59Z', 'America/New_York')).toBe('2026-03-08');
    expect(day('2026-03-09T04:00:00Z', 'America/New_York')).toBe('2026-03-09');
  });

  it('is right where the clock is changed a minute after midnight', () => {
    // St. John's, 13 March 2011: 00:00 NST is followed by 01:01 NDT.
    expect(day('2011-03-13T03:30:30Z', 'America/St_Johns', 1)).toBe('2011-03-12');
    expect(day('2011-03-13T03:31:00Z', 'America/St_Johns', 1)).toBe('2011-03-13');
  });

  it('is right for the first railway clocks, which stood seconds apart', () => {
    expect(day('1850-01-01T04:56:01Z', 'America/New_York')).toBe('1849-12-31');
    expect(day('1850-01-01T04:56:02Z', 'America/New_York')).toBe('1850-01-01');
  });

  it('is right when the clock falls back', () => {
    // Berlin, 25 October 2026: 02:59 CEST is followed by 02:00 CET.
    expect(day('2026-10-25T00:30:00Z', 'Europe/Berlin', 3)).toBe('2026-10-24');
    expect(day('2026-10-25T01:30:00Z', 'Europe/Berlin', 3)).toBe('2026-10-24');
    expect(day('2026-10-25T02:00:00Z', 'Europe/Berlin', 3)).toBe('2026-10-25');
    expect(day('2026-10-25T22:59:59Z', 'Europe/Berlin')).toBe('2026-10-25');
    expect(day('2026-10-25T23:00:00Z', 'Europe/Berlin')).toBe('2026-10-26');
  });
});

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

it('a day is over at the next midnight of its zone, or when that is skipped, at the next hour there is', () => {
  expect(endOfDay('2026-11-18', 'America/New_York').toISOString()).toBe('2026-11-19T05:00:00.000Z');
  expect(endOfDay('2026-03-28', 'Asia/Beirut').toISOString()).toBe('2026-03-28T22:00:00.000Z');
});

it('an hour that daylight saving skips is the next one that exists', () => {
  expect(instantAtHour('2026-03-29', 2, 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:00:00.000Z');
});
