import { describe, expect, it } from 'vitest';
import { nextAtHour, nextReflectionEvening, quietUntil, weekIn } from './times';

const at = (text: string) => new Date(text);

describe('nextAtHour', () => {
  it.each([
    ['2026-11-18T16:59:59Z', 17, 'UTC', '2026-11-18T17:00:00.000Z'],
    ['2026-11-18T17:00:00Z', 17, 'UTC', '2026-11-19T17:00:00.000Z'],
    // New York: clocks go back on 2026-11-01, forward on 2026-03-08. The wall clock counts.
    ['2026-10-31T22:00:00Z', 18, 'America/New_York', '2026-11-01T23:00:00.000Z'],
    ['2026-03-07T23:30:00Z', 18, 'America/New_York', '2026-03-08T22:00:00.000Z'],
    ['2026-11-18T12:00:00Z', 8, 'Pacific/Kiritimati', '2026-11-18T18:00:00.000Z'],
    // Lebanon skips midnight; Samoa skipped a whole Friday.
    ['2011-12-30T05:00:00Z', 18, 'Pacific/Apia', '2011-12-31T04:00:00.000Z'],
  ])('after %s at %i in %s is %s', (after, hour, zone, expected) => {
    expect(nextAtHour(at(after), hour, zone).toISOString()).toBe(expected);
  });

  it('comes once for each day of a year, also over both changes of the clock', () => {
    const days = new Set<string>();
    let instant = at('2026-01-01T00:00:00Z');
    for (let i = 0; i < 365; i += 1) {
      instant = nextAtHour(instant, 9, 'Europe/Lisbon');
      days.add(instant.toISOString().slice(0, 10));
    }
    expect(days.size).toBe(365);
  });
});

describe('nextReflectionEvening', () => {
  it.each([
    ['2026-11-18T12:00:00Z', 'UTC', '2026-11-21T18:00:00.000Z'],
    ['2026-11-21T18:00:00Z', 'UTC', '2026-11-28T18:00:00.000Z'],
    // Sunday in Auckland, still Saturday in Honolulu.
    ['2026-11-21T23:00:00Z', 'Pacific/Auckland', '2026-11-28T05:00:00.000Z'],
    ['2026-11-21T23:00:00Z', 'Pacific/Honolulu', '2026-11-22T04:00:00.000Z'],
  ])('after %s in %s is %s', (after, zone, expected) => {
    expect(nextReflectionEvening(at(after), zone).toISOString()).toBe(expected);
  });
});

describe('quietUntil', () => {
  it.each([
    ['2026-11-18T07:59:59Z', '2026-11-18T08:00:00.000Z'],
    ['2026-11-18T08:00:00Z', undefined],
    ['2026-11-18T20:59:59Z', undefined],
    ['2026-11-18T21:00:00Z', '2026-11-19T08:00:00.000Z'],
  ])('at %s', (now, expected) => {
    expect(quietUntil(at(now), 'UTC')?.toISOString()).toBe(expected);
  });

  it('goes by the wall clock of the zone in the night the clocks change', () => {
    expect(quietUntil(at('2026-11-01T02:00:00Z'), 'America/New_York')?.toISOString()).toBe(
      '2026-11-01T13:00:00.000Z',
    );
  });
});

it('a week starts on Sunday, in the zone', () => {
  expect(weekIn(at('2026-11-21T18:00:00Z'), 'UTC')).toBe('2026-11-15');
  expect(weekIn(at('2026-11-22T00:00:00Z'), 'UTC')).toBe('2026-11-22');
  expect(weekIn(at('2026-11-22T00:00:00Z'), 'America/New_York')).toBe('2026-11-15');
});
