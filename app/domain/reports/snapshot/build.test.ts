import { describe, expect, it } from 'vitest';
import { everyDay, MONTH, sourceEntry } from '../../../../tests/factories/reports';
import { buildNumbers } from './build';

const period = { start: '2026-11-01', end: '2026-11-10' };

describe('the numbers of a report', () => {
  it('count days and check-ins, and average days, not check-ins', () => {
    const entries = [
      sourceEntry('2026-11-02', { responses: { overallMood: 1 } }),
      sourceEntry('2026-11-02', { responses: { overallMood: 3 } }),
      sourceEntry('2026-11-05', { responses: { overallMood: 4, sleepRating: 5 } }),
    ];
    const numbers = buildNumbers(entries, period);
    expect(numbers).toMatchObject({ checkIns: 3, checkInDays: 2, period: { ...period, days: 10 } });
    expect(numbers.factors).toMatchObject([
      { field: 'sleepRating', mean: 5, min: 5, max: 5, days: 1, change: null },
      { field: 'overallMood', mean: 3, min: 1, max: 4, days: 2, change: 2, direction: 'stable' },
    ]);
    expect(numbers.overallMean).toBeCloseTo((2 + 4.5) / 2, 9);
  });

  it('hold nothing that was not answered', () => {
    const numbers = buildNumbers([sourceEntry('2026-11-02', { responses: { focusRating: 2 } })], period);
    expect(numbers.factors.map(({ field }) => field)).toEqual(['focusRating']);
    expect(numbers.entries[0]?.answers).toEqual({ focusRating: 2 });
  });

  it('end with the last seven days, the missing ones without a value', () => {
    const { lastDays } = buildNumbers([sourceEntry('2026-11-08')], period);
    expect(lastDays.map(({ date, mean }) => [date.slice(8), mean])).toEqual([
      ['04', null],
      ['05', null],
      ['06', null],
      ['07', null],
      ['08', 3],
      ['09', null],
      ['10', null],
    ]);
  });

  it('cut a month into weeks, whose rest joins the last, and a year into months', () => {
    const { stretches } = buildNumbers(everyDay(MONTH), MONTH);
    expect(stretches.map(({ start, end, days, checkInDays }) => [start, end, days, checkInDays])).toEqual([
      ['2026-10-21', '2026-10-27', 7, 7],
      ['2026-10-28', '2026-11-03', 7, 7],
      ['2026-11-04', '2026-11-10', 7, 7],
      ['2026-11-11', '2026-11-18', 8, 8],
    ]);
    const year = buildNumbers([], { start: '2025-11-19', end: '2026-11-18' });
    expect(year.stretches.map(({ start }) => start).slice(0, 3)).toEqual([
      '2025-11-19',
      '2025-12-01',
      '2026-01-01',
    ]);
    expect(year.stretches).toHaveLength(13);
  });

  it.each([
    ['2024-11-19', 9],
    ['2023-09-01', 14],
    ['2021-11-20', 11],
  ])('cut longer periods into few parts: from %s on into %i', (start, parts) => {
    expect(buildNumbers([], { start, end: '2026-11-18' }).stretches).toHaveLength(parts);
  });

  it('name the three lowest days once there are seven', () => {
    const rated = [3, 2, 4, 2, 5, 4, 3].map((mood, i) =>
      sourceEntry(`2026-11-0${i + 1}`, { responses: { overallMood: mood as 2 } }),
    );
    expect(buildNumbers(rated, period).lowestDays).toEqual([
      { date: '2026-11-04', overall: 2 },
      { date: '2026-11-02', overall: 2 },
      { date: '2026-11-07', overall: 3 },
    ]);
    expect(buildNumbers(rated.slice(1), period).lowestDays).toEqual([]);
  });

  it('say from when on the statistics look, when the period is longer', () => {
    expect(buildNumbers([], { start: '2023-11-19', end: '2026-11-18' }).analysedFrom).toBe('2025-11-19');
    expect(buildNumbers([], MONTH).analysedFrom).toBe(MONTH.start);
  });

  it('keep the wall clock of the zone it was written in', () => {
    const [entry] = buildNumbers(
      [sourceEntry('2026-11-02', { timeZone: 'America/New_York' })],
      period,
    ).entries;
    expect(entry).toMatchObject({ date: '2026-11-02', time: '03:15', at: '2026-11-02T08:15:00.000Z' });
  });
});
