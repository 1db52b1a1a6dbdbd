import { expect, test } from 'vitest';
import { dayMoodsOf } from './days';

test('a day is the unrounded mean of all its answers, with the mood answer beside it', () => {
  const [first, second, none] = dayMoodsOf([
    { localDate: '2026-11-17', answers: [{ overallMood: 1, sleepRating: 3, energyRating: 4 }] },
    { localDate: '2026-11-18', answers: [{ overallMood: 4 }, { overallMood: 3, sleepRating: 2 }, {}] },
    { localDate: '2026-11-19', answers: [{}] },
  ]);
  expect(first).toEqual({
    date: '2026-11-17',
    mean: 8 / 3,
    mood: 1,
    band: { low: 2, high: 3.5 },
    count: 1,
  });
  // Each check-in counts the same, however many questions it answered.
  expect(second).toMatchObject({ mean: 3.25, mood: 3.5, count: 2 });
  expect(none).toBeUndefined();
});

test('a mood that was not answered is not made up', () => {
  expect(dayMoodsOf([{ localDate: '2026-11-17', answers: [{ sleepRating: 5 }] }])).toMatchObject([
    { mean: 5, mood: null, band: { low: 5, high: 5 } },
  ]);
});
