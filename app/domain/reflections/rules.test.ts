import { expect, test } from 'vitest';
import { openWeeks } from './rules';

test('the open weeks go by the calendar of the owner', () => {
  const sundayInUtc = new Date('2026-11-15T03:00:00Z');
  expect(openWeeks(sundayInUtc, { timeZone: 'UTC', dayStartHour: 0 })).toEqual({
    current: '2026-11-15',
    previous: '2026-11-08',
  });
  expect(openWeeks(sundayInUtc, { timeZone: 'America/New_York', dayStartHour: 0 }).current).toBe(
    '2026-11-08',
  );
  expect(openWeeks(sundayInUtc, { timeZone: 'UTC', dayStartHour: 4 }).current).toBe('2026-11-08');
});
