import { expect, test } from 'vitest';
import { datesOfMonth } from '~/domain/calendar/months';
import { dayWithout } from '~/domain/check-in/days';
import { weeksOf } from './weeks';

const weeks = (month: string) =>
  weeksOf(datesOfMonth(month).map((date) => dayWithout(date))).map((week) =>
    week.map((day) => (day ? Number(day.date.slice(8)) : null)),
  );

test('weeks run from Sunday to Saturday, with room before the first and after the last day', () => {
  expect(weeks('2026-04')).toEqual([
    [null, null, null, 1, 2, 3, 4],
    [5, 6, 7, 8, 9, 10, 11],
    [12, 13, 14, 15, 16, 17, 18],
    [19, 20, 21, 22, 23, 24, 25],
    [26, 27, 28, 29, 30, null, null],
  ]);
});

test('a month may need four rows or six', () => {
  expect(weeks('2026-02')).toHaveLength(4);
  expect(weeks('2026-08')).toHaveLength(6);
  expect(weeks('2028-02').flat().filter(Boolean)).toHaveLength(29);
});
