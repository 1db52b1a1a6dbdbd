import { describe, expect, it } from 'vitest';
import { notesSchema } from './fields';
import { checkInChangesSchema, checkInSchema } from './schema';

const NOW = new Date('2026-03-10T12:00:00Z');
const read = (body: unknown) => checkInSchema(NOW).safeParse(body);

describe('checkInSchema', () => {
  it('takes responses as the answers, and ratings beside them as stored only', () => {
    const { data } = read({
      sleepRating: 3,
      stressRating: 3,
      overallMood: 2,
      responses: { overallMood: 5, sleepRating: 4 },
    });
    expect(data?.answers).toEqual({ overallMood: 5, sleepRating: 4 });
    expect(data?.unanswered).toEqual({ sleepRating: 3, stressRating: 3 });
  });

  it('takes ratings without responses as answers, and ignores a sent overallMood', () => {
    expect(read({ sleepRating: 2, overallMood: 1 }).data?.answers).toEqual({ sleepRating: 2 });
  });

  it('takes an answer under the id of its question, too', () => {
    expect(read({ responses: { sleep: 4, mood: 2, selfcare: 5, stressRating: 1 } }).data?.answers).toEqual({
      sleepRating: 4,
      overallMood: 2,
      selfCareRating: 5,
      stressRating: 1,
    });
    expect(read({ responses: { sleep: 9 } }).success).toBe(false);
  });

  it.each([[{}], [{ overallMood: 3 }], [{ responses: {} }], [[]], ['text'], [null], [42]])(
    'refuses %j',
    (body) => {
      expect(read(body).success).toBe(false);
    },
  );

  it.each([0, 6, 3.5, '3', true, null, [3]])('refuses a rating of %j', (rating) => {
    expect(read({ sleepRating: rating }).success).toBe(false);
    expect(read({ responses: { sleepRating: rating } }).success).toBe(false);
  });

  it('takes a date with an offset, not in the future and not before 2000', () => {
    const date = (text: unknown) => read({ sleepRating: 3, date: text }).success;
    expect(date('2026-03-09T23:30:00-05:00')).toBe(true);
    expect(date('2026-03-10T12:04:00Z')).toBe(true); // a clock that runs a little ahead
    expect(['2026-03-10T12:30:00Z', '1999-12-31T23:59:59Z', '2026-03-09', 'yesterday', 5].map(date)).toEqual(
      Array(5).fill(false),
    );
  });

  it('refuses a zone it does not know', () => {
    expect(read({ sleepRating: 3, timeZone: 'Europe/Paris' }).success).toBe(true);
    expect(read({ sleepRating: 3, timeZone: 'Europe/Atlantis' }).success).toBe(false);
  });
});

describe('notesSchema', () => {
  it('counts a line break that a browser sends as two characters as one', () => {
    expect(notesSchema.safeParse('\r\n'.repeat(999) + 'x'.repeat(1001)).success).toBe(true);
    expect(notesSchema.safeParse('x'.repeat(2001)).success).toBe(false);
  });

  it('refuses NUL and half characters, and keeps emoji and right-to-left text', () => {
    expect(notesSchema.safeParse('a\0b').success).toBe(false);
    expect(notesSchema.safeParse('\ud83d').success).toBe(false);
    expect(notesSchema.parse(' שלום 👩‍👧 ')).toBe('שלום 👩‍👧');
  });
});

describe('checkInChangesSchema', () => {
  it('needs at least one field, and takes null as taking an answer back', () => {
    const change = (body: unknown) => checkInChangesSchema(NOW).safeParse(body);
    expect(change({}).success).toBe(false);
    expect(change({ unknown: 1 }).success).toBe(false);
    expect(change({ responses: { focusRating: null } }).data?.answers).toEqual({ focusRating: null });
    expect(change({ notes: '' }).data?.notes).toBeNull();
  });
});
