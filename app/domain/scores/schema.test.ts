import { describe, expect, it } from 'vitest';
import { scoreSchema, withChanges } from './schema';
import type { ScoreValues } from './score';

const TODAY = '2026-11-18';
const read = (body: object) => scoreSchema(TODAY).safeParse({ date: TODAY, ...body });
const messagesOf = (body: object) =>
  read(body).error?.issues.map(({ path, message }) => [path.join('.'), message]);

const PHQ = [2, 1, 3, 2, 1, 1, 2, 0, 0];

describe('a score of a known questionnaire', () => {
  it('is a total, or all answers, or both if they fit', () => {
    expect(read({ instrument: 'phq-9', total: 12 }).data).toMatchObject({ total: 12, answers: null });
    expect(read({ instrument: 'phq-9', answers: PHQ }).data).toMatchObject({ total: 12, answers: PHQ });
    expect(read({ instrument: 'phq-9', answers: PHQ, total: 12 }).data?.total).toBe(12);
    expect(messagesOf({ instrument: 'phq-9', answers: PHQ, total: 13 })).toEqual([
      ['total', 'The answers make 12, not 13. Please look at both again'],
    ]);
    expect(messagesOf({ instrument: 'gad-7' })).toEqual([['total', 'Enter the total, or all answers']]);
  });

  it('has no total with a missing answer', () => {
    const missing = [...PHQ.slice(0, 4), null, ...PHQ.slice(5)];
    expect(messagesOf({ instrument: 'phq-9', answers: missing, total: 11 })).toEqual([
      ['answers.4', 'Answer 5 is missing. Without it there is no total'],
    ]);
    expect(read({ instrument: 'phq-9', answers: PHQ.slice(1) }).success).toBe(false);
    expect(read({ instrument: 'gad-7', answers: PHQ }).success).toBe(false);
  });

  it('counts a WHO-5 as a percentage: the sum of its answers times 4', () => {
    expect(read({ instrument: 'who-5', answers: [3, 2, 2, 4, 2] }).data?.total).toBe(52);
    expect(read({ instrument: 'who-5', answers: [5, 5, 5, 5, 5], total: 100 }).success).toBe(true);
    expect(messagesOf({ instrument: 'who-5', answers: [3, 2, 2, 4, 2], total: 13 })?.[0]?.[1]).toContain(
      'a percentage: the sum of its answers times 4',
    );
    expect(messagesOf({ instrument: 'who-5', answers: [3, 2, 2, 4, 2], total: 48 })?.[0]?.[1]).toBe(
      'The answers make 52 (their sum of 13, times 4), not 48. Please look at both again',
    );
  });

  it.each([
    ['phq-9', [-1, 28, 12.5, '12', true]],
    ['gad-7', [-1, 22, 0.5]],
    ['who-5', [-4, 104, 13, 50]],
  ])('of %s refuses totals that cannot be', (instrument, totals) => {
    expect(totals.map((total) => read({ instrument, total }).success)).toEqual(totals.map(() => false));
  });

  it('refuses answers that cannot be, and takes those at the ends', () => {
    expect(read({ instrument: 'phq-9', answers: PHQ.with(0, 4) }).success).toBe(false);
    expect(read({ instrument: 'phq-9', answers: PHQ.with(0, 1.5) }).success).toBe(false);
    expect(read({ instrument: 'phq-9', answers: Array(9).fill(3) }).data?.total).toBe(27);
    expect(read({ instrument: 'gad-7', answers: Array(7).fill(0) }).data?.total).toBe(0);
    expect(read({ instrument: 'who-5', answers: Array(5).fill(6) }).success).toBe(false);
  });

  it('never counts the difficulty, which only the PHQ-9 has', () => {
    expect(read({ instrument: 'phq-9', answers: PHQ, difficulty: 3 }).data).toMatchObject({
      total: 12,
      difficulty: 3,
    });
    expect(read({ instrument: 'phq-9', total: 12, difficulty: 4 }).success).toBe(false);
    expect(read({ instrument: 'gad-7', total: 12, difficulty: 1 }).success).toBe(false);
  });

  it('says one thing about a day that is missing or is none', () => {
    const said = (date: string) =>
      read({ instrument: 'phq-9', total: 1, date }).error?.issues.map(({ message }) => message);
    expect(said('')).toEqual(['Choose the day it was filled in']);
    expect(said('18.11.2026')).toEqual(['Choose a day on the calendar, such as 2026-03-01']);
  });

  it('is of a day that has been', () => {
    const on = (date: unknown) => read({ instrument: 'phq-9', total: 1, date }).success;
    expect(['2026-11-18', '2000-01-01', '2026-11-19'].map(on)).toEqual([true, true, true]);
    expect(['2026-11-20', '1999-12-31', '2026-02-30', '18.11.2026', 5, null].map(on)).toEqual(
      Array(6).fill(false),
    );
  });
});

describe('a score of another questionnaire', () => {
  const other = { instrument: 'other', name: 'PCL-5', total: 33, max: 80, higherIs: 'worse' };

  it('has a name, a range and a direction', () => {
    expect(read(other).data).toMatchObject({ name: 'PCL-5', min: 0, max: 80, total: 33, higherIs: 'worse' });
    expect(read({ ...other, min: -5, total: -4.5 }).data?.total).toBe(-4.5);
  });

  it.each(['name', 'total', 'max', 'higherIs'] as const)('is refused without its %s', (field) => {
    expect(read({ ...other, [field]: null }).error?.issues[0]?.path).toEqual([field]);
  });

  it('refuses a total out of its range, and a range upside down', () => {
    expect(read({ ...other, total: 81 }).success).toBe(false);
    expect(read({ ...other, total: -1 }).success).toBe(false);
    expect(read({ ...other, min: 80 }).success).toBe(false);
    expect(read({ ...other, total: 1e300 }).success).toBe(false);
    expect(read({ ...other, total: 1.005 }).success).toBe(false);
    expect(read({ ...other, name: 'two\nlines' }).success).toBe(false);
  });
});

describe('a changed score', () => {
  const before = read({ instrument: 'phq-9', answers: PHQ }).data as ScoreValues;

  it('keeps what was not sent, and takes its total from new answers', () => {
    expect(withChanges(before, { date: '2026-11-01' })).toMatchObject({ total: 12, date: '2026-11-01' });
    expect(withChanges(before, { answers: PHQ.with(0, 0) })).toMatchObject({ total: null });
    expect(withChanges(before, { total: 20 })).toMatchObject({ total: 20, answers: PHQ });
  });

  it('is none without a field that can be changed', () => {
    expect([{}, { instrument: 'gad-7' }, null, 'text', 5].map((sent) => withChanges(before, sent))).toEqual(
      Array(5).fill(null),
    );
  });
});

it('another questionnaire does not go by the name of a known one, whose answer 9 would not be asked about', () => {
  const other = { instrument: 'other', min: 0, max: 27, higherIs: 'worse', total: 9 };
  for (const name of ['PHQ-9', 'phq 9', 'WHO5'])
    expect(messagesOf({ ...other, name })?.[0]?.[1]).toMatch(/^Choose (PHQ-9|WHO-5) among/);
  expect(read({ ...other, name: 'PHQ-15' }).success).toBe(true);
});
