import { expect, test } from 'vitest';
import { addDays } from '~/domain/calendar/dates';
import type { Rating } from '~/domain/check-in/answers';
import { analyseCheckIns } from '~/domain/insights/findings';
import { writeInsights } from '~/domain/insights/insights';
import { presentPatterns } from '~/domain/insights/present';
import type { DatedAnswers } from '~/domain/stats/daily';
import { inShort } from './in-short';

const FIRST = '2026-06-01';
const DAYS = 42;

function shortOf(ratingsOn: (day: number) => number[]): string[] {
  const entries = Array.from({ length: DAYS }, (_, i): DatedAnswers => {
    const [sleepRating, overallMood, energyRating] = ratingsOn(i) as Rating[];
    return { localDate: addDays(FIRST, i), answers: { sleepRating, overallMood, energyRating } };
  });
  const findings = analyseCheckIns(entries, addDays(FIRST, DAYS - 1));
  const { analysis } = presentPatterns(writeInsights(findings, findings.ratingRisk));
  return analysis ? inShort(analysis) : [];
}

test('days that are all alike are steady, and nothing is made of them', () => {
  expect(shortOf(() => [3, 3, 3])).toEqual([
    'Over 42 days your ratings are steady, 3.0 of 5 on average.',
    'No single rating clearly rises or falls.',
    'No two ratings, and no weekday, clearly stand out.',
  ]);
});

test('a rating that falls is named, and it alone', () => {
  const [, singles] = shortOf((day) => [3, 3 + (day % 3) - 1, Math.round(5 - (4 * day) / (DAYS - 1))]);
  expect(singles).toBe('Energy is going down.');
});
