import { expect, test } from 'vitest';
import { daysOf } from './lines';

const entry = (id: string, localDate: string, date: string, timeZone = 'UTC') => ({
  id,
  localDate,
  date: new Date(date),
  timeZone,
  overallMood: 4,
  responses: { overallMood: 3, sleepRating: 4 } as const,
  isBackdated: false,
  notes: 'A walk',
});

test('entries of one local day stand together, in the order they come', () => {
  const days = daysOf([
    entry('a', '2026-11-18', '2026-11-18T20:00:00Z'),
    entry('b', '2026-11-18', '2026-11-18T08:00:00Z'),
    entry('c', '2026-11-17', '2026-11-18T00:30:00Z'),
  ]);
  expect(days.map(({ date, lines }) => [date, ...lines.map(({ id }) => id)])).toEqual([
    ['2026-11-18', 'a', 'b'],
    ['2026-11-17', 'c'],
  ]);
  expect(days[0]?.lines[0]).toMatchObject({
    time: '8:00\u00a0pm',
    rating: 4,
    mean: 3.5,
    mood: 3,
    isBackdated: false,
  });
});

test('times are those of the clock where it was written', () => {
  const written = entry('a', '2026-11-18', '2026-11-18T20:05:00Z', 'America/New_York');
  expect(daysOf([written])[0]?.lines[0]?.time).toBe('3:05\u00a0pm');
});
