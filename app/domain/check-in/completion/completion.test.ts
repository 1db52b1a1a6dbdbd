import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answers, FACTOR_FIELDS, RATINGS } from '../answers';
import { resultInWords } from './result-in-words';
import { isLowDay, warmSentence } from './warm-sentence';

const everyAnswer = fc
  .tuple(...FACTOR_FIELDS.map(() => fc.constantFrom(...RATINGS)))
  .map((ratings) => Object.fromEntries(FACTOR_FIELDS.map((field, i) => [field, ratings[i]])) as Answers);

describe('the result in words', () => {
  it('says the mood that was answered beside the mean of all, with one decimal', () => {
    const ten = Object.fromEntries(FACTOR_FIELDS.map((field) => [field, 3])) as Answers;
    expect(resultInWords({ ...ten, overallMood: 1, sleepRating: 1 })).toBe(
      'Mood: Very low. All ten together: 2.6 of 5.',
    );
    expect(resultInWords({ overallMood: 5, sleepRating: 4 })).toBe('Mood: Great. Both together: 4.5 of 5.');
    expect(resultInWords({ sleepRating: 4 })).toBe('One answer: 4.0 of 5.');
  });
});

describe('the warm sentence', () => {
  it('answers the lowest and the highest answer', () => {
    expect(warmSentence({ overallMood: 4, sleepRating: 2 })).toBe(
      'A short night, and still a good day. Something in it carried you.',
    );
    expect(warmSentence({ overallMood: 3, energyRating: 1, sleepRating: 2, socialRating: 5 })).toBe(
      'Little energy, and still people feel near. Both belong to today.',
    );
    expect(warmSentence({ overallMood: 3, stressRating: 2, sleepRating: 3 })).toBe(
      'A lot of stress today. Go as slowly as you need.',
    );
    expect(warmSentence({ overallMood: 4, sleepRating: 5 })).toBe(
      'Today you slept well, and your mood is good. Enjoy it.',
    );
    expect(warmSentence({ overallMood: 3, sleepRating: 4 })).toBe('Today you slept well. Enjoy it.');
    expect(warmSentence({ overallMood: 3, sleepRating: 3 })).toBe('A level day. Those count too.');
  });

  it('is kind to a low day, and calls none a good one', () => {
    expect(warmSentence({ overallMood: 2, sleepRating: 2 })).toBe(
      'A low day is hard to carry. Be as gentle with yourself as you can.',
    );
    expect(warmSentence({ overallMood: 2, socialRating: 5 })).toBe(
      'A low day, and still people feel near. Be as gentle with yourself as you can.',
    );
    fc.assert(
      fc.property(everyAnswer, (answers) => {
        const isKind = warmSentence(answers).startsWith('A low day');
        expect(isKind).toBe(isLowDay(answers));
      }),
    );
  });
});
