import { expect, test } from 'vitest';
import { describeMood, moodAnswer, roundedMood } from './mood-words';

test('halves round up, and nothing leaves the scale', () => {
  expect([1, 1.4, 2.5, 3.49, 4.5, 5].map(roundedMood)).toEqual([1, 1, 3, 3, 5, 5]);
  expect([0, 7].map(roundedMood)).toEqual([1, 5]);
});

test('a mean has one decimal and the word of its rounded value', () => {
  expect([3, 11 / 3, 2.6].map(describeMood)).toEqual(['3.0 Neutral', '3.7 Good', '2.6 Neutral']);
  expect([4, 3.5].map(moodAnswer)).toEqual(['Mood answer: 4', 'Mood answer: 3.5']);
});
