import { describe, expect, it } from 'vitest';
import { lastTwelveMonths } from './months';

describe('the months of the crisis cards', () => {
  it.each([
    ['2026-11-22', '2025-11', '2026-10'],
    ['2026-01-01', '2025-01', '2025-12'],
    ['2026-03-31', '2025-03', '2026-02'],
    ['2024-12-31', '2023-12', '2024-11'],
  ])('of the year before %s are the twelve whole ones, %s to %s', (today, first, last) => {
    expect(lastTwelveMonths(new Date(`${today}T12:00:00Z`))).toEqual({ first, last });
  });
});
