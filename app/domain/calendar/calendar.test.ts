import { describe, expect, it } from 'vitest';
import { addDays, datesEndingOn, daysBetween, isTimeZone, localDateAt } from './calendar';

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

  it('is right when the clock falls back', () => {
    // Berlin, 25 October 2026: 02:59 CEST is followed by 02:00 CET.
    expect(day('2026-10-25T00:30:00Z', 'Europe/Berlin', 3)).toBe('2026-10-24');
    expect(day('2026-10-25T01:30:00Z', 'Europe/Berlin', 3)).toBe('2026-10-24');
    expect(day('2026-10-25T02:00:00Z', 'Europe/Berlin', 3)).toBe('2026-10-25');
    expect(day('2026-10-25T22:59:59Z', 'Europe/Berlin')).toBe('2026-10-25');
    expect(day('2026-10-25T23:00:00Z', 'Europe/Berlin')).toBe('2026-10-26');
  });
});

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
});

describe('isTimeZone', () => {
  it('takes IANA names and nothing else', () => {
    expect(['Europe/Paris', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'].every(isTimeZone)).toBe(
      true,
    );
    expect(['', 'Mars/Olympus', '+05:30', 'Europe/Paris\0', '../etc/passwd'].some(isTimeZone)).toBe(false);
  });
});
