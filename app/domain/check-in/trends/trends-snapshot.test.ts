import { expect, test } from 'vitest';
import type { Rating } from '../answers';
import { takeSnapshot } from './trends-snapshot';

const all = (rating: Rating) => ({ sleepRating: rating, stressRating: rating, energyRating: rating });

test.each([
  [1, 20, ['Poor', 'Very Low', 'Very Low']],
  [2, 40, ['Fair', 'Low', 'Low']],
  [3, 60, ['Good', 'Moderate', 'Moderate']],
  [4, 80, ['Very Good', 'High', 'High']],
  [5, 100, ['Excellent', 'Very High', 'Very High']],
] as const)('a rating of %i is a bar of %i percent with its word', (rating, percent, labels) => {
  const { bars } = takeSnapshot({ overallMood: 3, responses: all(rating) });
  expect(bars.map(({ title }) => title)).toEqual(['Sleep', 'Calm (stress)', 'Energy']);
  expect(bars.map(({ answer }) => answer)).toEqual(labels.map((label) => ({ rating, label, percent })));
});

test('what was not answered has no bar, although 3 is stored for it', () => {
  const entry = { overallMood: 4, responses: { sleepRating: 4 }, stressRating: 3, energyRating: 3 } as const;
  expect(takeSnapshot(entry).bars.map(({ answer }) => answer?.rating ?? null)).toEqual([4, null, null]);
});

test.each([
  [5, /positive/],
  [4, /positive/],
  [3, /stable baseline/],
  [2, /areas for attention/],
  [1, /areas for attention/],
])('the message for an overall mood of %i', (overallMood, words) => {
  expect(takeSnapshot({ overallMood, responses: {} }).message).toMatch(words);
});
