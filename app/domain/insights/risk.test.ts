import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/dates';
import { type Answers, FACTOR_FIELDS, type Rating } from '../check-in/answers';
import type { DatedAnswers } from '../stats/daily';
import { judgeCheckIns, type Risk, withCrisisText } from './risk';
import { warningSignOf } from './risk-texts';

const TODAY = '2026-11-18';
const NOW = new Date('2026-11-18T12:00:00Z');

const all = (rating: Rating): Answers =>
  Object.fromEntries(FACTOR_FIELDS.map((field) => [field, rating])) as Answers;
const on = (daysAgo: number, answers: Answers): DatedAnswers => ({
  localDate: addDays(TODAY, -daysAgo),
  answers,
});
/** The 28 days before the last seven, or the newest of them, at one level with a little noise around it. */
const usually = (rating: Rating, days = 28, noise = 0) =>
  Array.from({ length: days }, (_, i) =>
    on(6 + days - i, all((rating + (noise && i % 2 ? noise : 0)) as Rating)),
  );
const lately = (days: number, answers: Answers) =>
  Array.from({ length: days }, (_, i) => on(days - 1 - i, answers));
const judge = (...parts: DatedAnswers[][]) => judgeCheckIns(parts.flat(), TODAY);
const outcome = ({ level, rule }: Risk) => [level, rule.name];

describe('a high risk', () => {
  test('is a week with mood at 2.0 and everything at 2.5, on four check-ins', () => {
    const low = { overallMood: 2, sleepRating: 3 } as const;
    expect(outcome(judge(lately(4, low)))).toEqual(['high', 'low-week']);
    expect(outcome(judge(lately(3, low)))).toEqual(['low', 'none']);
    expect(outcome(judge(lately(4, { overallMood: 2, sleepRating: 4 })))).toEqual(['moderate', 'low-mood']);
  });

  test('is a drop of 1.5 below what is usual, down to 2.5', () => {
    expect(outcome(judge(usually(4), lately(2, all(2))))).toEqual(['high', 'deep-drop']);
    expect(outcome(judge(usually(5), lately(2, all(3))))).toEqual(['moderate', 'drop']);
  });

  test('needs ten days to know what is usual', () => {
    expect(outcome(judge(usually(4, 10), lately(2, all(2))))).toEqual(['high', 'deep-drop']);
    expect(outcome(judge(usually(4, 9), lately(2, all(2))))).toEqual(['low', 'none']);
  });

  test('compares only the questions that both times answered', () => {
    // Mood and sleep stay as they are; the low factors were not asked before.
    const full = { ...all(1), overallMood: 4, sleepRating: 4 } as const;
    const quick = { overallMood: 4, sleepRating: 4 } as const;
    const before = usually(4).map((entry) => ({ ...entry, answers: quick }));
    expect(outcome(judge(before, lately(5, full)))).toEqual(['low', 'none']);
  });
});

describe('a moderate risk', () => {
  test('is a week with mood at 2.5 on four check-ins', () => {
    const days = [2, 3, 2, 3].map((mood, i) => on(3 - i, { overallMood: mood as Rating, sleepRating: 4 }));
    expect(outcome(judge(days))).toEqual(['moderate', 'low-mood']);
  });

  test('is a clear drop of one point, but not one that the usual swings explain', () => {
    expect(outcome(judge(usually(4), lately(7, all(3))))).toEqual(['moderate', 'drop']);
    expect(outcome(judge(usually(3, 28, 2), lately(1, all(3))))).toEqual(['low', 'none']);
  });

  test('is a decline in sleep over 60 days', () => {
    const falling = Array.from({ length: 30 }, (_, i) =>
      on(29 - i, { ...all(4), sleepRating: Math.max(3, 5 - Math.floor(i / 10)) as Rating }),
    );
    expect(judge(falling)).toMatchObject({ level: 'moderate', rule: { name: 'declining', factor: 'sleep' } });
    const focus = falling.map(({ localDate, answers: { sleepRating, ...rest } }) => ({
      localDate,
      answers: { ...rest, sleepRating: 4 as const, focusRating: sleepRating },
    }));
    expect(outcome(judge(focus))).toEqual(['low', 'none']);
  });

  test('is one check-in with mood at 2 and two more at 1, of the last seven days', () => {
    const hard = { overallMood: 2, sleepRating: 1, energyRating: 1 } as const;
    const others = [on(20, all(4)), on(19, all(4))];
    expect(outcome(judge(others, [on(6, hard)]))).toEqual(['moderate', 'low-check-in']);
    expect(outcome(judge([on(9, all(4)), on(8, all(4)), on(7, hard)]))).toEqual(['low', 'none']);
    expect(outcome(judge(others, [on(1, { ...hard, overallMood: 3 })]))).toEqual(['low', 'none']);
    expect(outcome(judge(others, [on(1, { ...hard, energyRating: 2 })]))).toEqual(['low', 'none']);
  });
});

describe('below three check-ins', () => {
  const hard = { overallMood: 1, sleepRating: 1, energyRating: 1 } as const;

  test('only the latest is judged, and the sign says so', () => {
    const risk = judge([on(3, all(5)), on(0, hard)]);
    expect(risk).toMatchObject({ level: 'moderate', onlyLatest: true });
    expect(warningSignOf(risk)).toContain('only the latest one');
    expect(outcome(judge([on(3, hard), on(0, all(5))]))).toEqual(['low', 'none']);
  });

  test('nothing is known without any', () => {
    expect(outcome(judge())).toEqual(['unknown', 'none']);
  });
});

describe('words of crisis', () => {
  const daysBefore = (days: number, ms = 0) => new Date(NOW.getTime() - days * 86_400_000 - ms);

  test('within seven days make any level high', () => {
    for (const risk of [judge(), judge(lately(5, all(5)))]) {
      expect(outcome(withCrisisText(risk, daysBefore(7), NOW))).toEqual(['high', 'crisis-text']);
      expect(withCrisisText(risk, daysBefore(7, 1), NOW)).toBe(risk);
      expect(withCrisisText(risk, null, NOW)).toBe(risk);
    }
  });
});

test('a high risk always carries 988 and the text line; a low one has no sign', () => {
  const high = [
    judge(lately(4, all(1))),
    judge(usually(4), lately(2, all(2))),
    withCrisisText(judge(), NOW, NOW),
  ];
  for (const risk of high) {
    expect(risk.level).toBe('high');
    expect(warningSignOf(risk)).toMatch(/988.*HOME to 741741/);
  }
  expect(warningSignOf(judge(lately(5, all(4))))).toBeNull();
});
