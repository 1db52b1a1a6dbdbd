import { expect, test } from 'vitest';
import { stepsFrom } from './month-steps';

const all = { first: '2024-03', last: '2026-11' };

test('a calendar leads to the months around that have something to see', () => {
  expect(stepsFrom('2025-06', all)).toEqual({
    yearEarlier: '2024-06',
    earlier: '2025-05',
    later: '2025-07',
    yearLater: '2026-06',
  });
  expect(stepsFrom('2026-11', all)).toMatchObject({ earlier: '2026-10', later: null, yearLater: null });
  expect(stepsFrom('2024-03', all)).toMatchObject({ earlier: null, yearEarlier: null, later: '2024-04' });
});

test('it turns over the year', () => {
  expect(stepsFrom('2025-01', all)).toMatchObject({ earlier: '2024-12', later: '2025-02' });
});
