import { describe, expect, it } from 'vitest';
import { lastCheckInOf } from './last-check-in';

const entry = (localDate: string) => ({
  date: new Date('2026-03-02T01:05:00Z'),
  timeZone: 'America/New_York',
  localDate,
  overallMood: 4,
  responses: { overallMood: 4, sleepRating: 3 } as const,
});

describe('lastCheckInOf', () => {
  it('tells today, yesterday and earlier apart by local dates', () => {
    const when = (localDate: string) => lastCheckInOf(entry(localDate), '2026-03-01').when;
    expect(['2026-03-01', '2026-02-28', '2026-02-27'].map(when)).toEqual(['today', 'yesterday', 'earlier']);
  });

  it('takes a day that is still to come here, after a journey, for today', () => {
    expect(lastCheckInOf(entry('2026-03-02'), '2026-03-01').when).toBe('today');
  });

  it('gives the time by the clock where it was written', () => {
    expect(lastCheckInOf(entry('2026-03-01'), '2026-03-01').time).toBe('8:05\u00a0pm');
  });

  it('says the mood that was answered beside the mean', () => {
    expect(lastCheckInOf(entry('2026-03-01'), '2026-03-01').result).toBe(
      'Mood: Good. Both together: 3.5 of 5.',
    );
  });

  it('knows yesterday over the turn of a year', () => {
    expect(lastCheckInOf(entry('2025-12-31'), '2026-01-01').when).toBe('yesterday');
  });
});
