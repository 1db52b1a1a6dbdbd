import { describe, expect, it } from 'vitest';
import { type Answers, FACTOR_FIELDS } from './answers';
import { needsSupportFirst, overallMoodOf, ratingColumns } from './rules';

const all = (rating: 1 | 2 | 3 | 4 | 5): Answers =>
  Object.fromEntries(FACTOR_FIELDS.map((field) => [field, rating]));

describe('overallMoodOf', () => {
  it('is the mean of every answer, the mood answer among them', () => {
    expect(overallMoodOf({ overallMood: 1, sleepRating: 5 })).toBe(3);
    expect(overallMoodOf(all(4))).toBe(4);
  });

  it('rounds halves up', () => {
    expect(overallMoodOf({ sleepRating: 2, energyRating: 3 })).toBe(3);
    expect(overallMoodOf({ sleepRating: 4, energyRating: 5 })).toBe(5);
    expect(overallMoodOf({ sleepRating: 1, energyRating: 1, stressRating: 2 })).toBe(1);
  });

  it('does not count what was not answered as 3', () => {
    expect(overallMoodOf({ sleepRating: 5 })).toBe(5);
  });

  it('refuses a check-in without answers', () => {
    expect(() => overallMoodOf({})).toThrow(RangeError);
  });
});

describe('ratingColumns', () => {
  it('fills the five core ratings with 3 and leaves the other factors empty', () => {
    expect(ratingColumns({ overallMood: 5 })).toEqual({
      sleepRating: 3,
      stressRating: 3,
      energyRating: 3,
      socialRating: 3,
      selfCareRating: 3,
      appetiteRating: null,
      focusRating: null,
      anxietyRating: null,
      motivationRating: null,
      overallMood: 5,
    });
  });

  it('stores what was sent beside the answers without letting it into the overall mood', () => {
    const columns = ratingColumns({ overallMood: 5 }, { sleepRating: 1, focusRating: 2 });
    expect(columns).toMatchObject({ sleepRating: 1, focusRating: 2, overallMood: 5 });
  });
});

describe('needsSupportFirst', () => {
  it('holds when the mood answer or the overall is 1', () => {
    expect(needsSupportFirst({ overallMood: 3, responses: { overallMood: 1, sleepRating: 5 } })).toBe(true);
    expect(needsSupportFirst({ overallMood: 1, responses: { sleepRating: 1 } })).toBe(true);
  });

  it('holds for ones and twos that round up to 2', () => {
    expect(needsSupportFirst({ overallMood: 2, responses: { overallMood: 2, sleepRating: 1 } })).toBe(true);
  });

  it('does not hold for a plain low check-in', () => {
    expect(needsSupportFirst({ overallMood: 2, responses: { overallMood: 2, sleepRating: 2 } })).toBe(false);
  });
});
