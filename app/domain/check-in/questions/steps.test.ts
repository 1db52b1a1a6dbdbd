import { describe, expect, it } from 'vitest';
import { FACTOR_FIELDS } from '../answers';
import { answersOf, firstOpenStep, reachableStep, STEPS } from './steps';

describe('STEPS', () => {
  it('asks all ten factors in the full check-in and five in the quick one', () => {
    expect(STEPS.full.map((step) => step.field)).toEqual(FACTOR_FIELDS);
    expect(STEPS.quick.map((step) => step.id)).toEqual(['sleep', 'mood', 'energy', 'stress', 'social']);
  });

  it('gives every question five different labels and a reply to each', () => {
    for (const { options } of STEPS.full) {
      expect(new Set(options.map(([label]) => label)).size).toBe(5);
      expect(options.every(([, reply]) => reply.length > 10)).toBe(true);
    }
  });

  it('has the labels of the specification at the ends of each scale', () => {
    const ends = STEPS.full.map(({ id, options }) => [id, options[0][0], options[4][0]]);
    expect(ends).toEqual([
      ['sleep', 'Exhausted', 'Fully energized'],
      ['mood', 'Very low', 'Great'],
      ['appetite', 'No appetite', 'Great appetite'],
      ['focus', 'Very difficult', 'Sharp focus'],
      ['energy', 'Completely drained', 'High energy'],
      ['stress', 'Overwhelming', 'Very calm'],
      ['anxiety', 'Very high', 'Very low'],
      ['motivation', 'No motivation', 'Very motivated'],
      ['social', 'Very isolated', 'Very connected'],
      ['selfcare', 'Not at all', 'Plenty'],
    ]);
  });
});

describe('reachableStep', () => {
  const answers = { sleepRating: 3, overallMood: 2 } as const;

  it('goes no further than the first question without an answer', () => {
    expect(firstOpenStep('full', answers)).toBe(3);
    expect(reachableStep('full', answers, '9')).toBe(3);
    expect(reachableStep('full', answers, '2')).toBe(2);
  });

  it('goes on where the draft stopped when nothing is asked for', () => {
    expect(reachableStep('full', answers, null)).toBe(3);
    expect(reachableStep('full', {}, null)).toBe(1);
  });

  it('takes anything that is not a step as the first one', () => {
    expect(['0', '-1', '1.5', 'x', ''].map((asked) => reachableStep('full', answers, asked))).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });
});

describe('answersOf', () => {
  it('leaves out answers to questions that the mode does not ask', () => {
    expect(answersOf('quick', { sleepRating: 1, focusRating: 5 })).toEqual({ sleepRating: 1 });
  });
});
