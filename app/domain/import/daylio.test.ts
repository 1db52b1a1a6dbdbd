import { describe, expect, it, test } from 'vitest';
import { clockOf, daylioNote, readDaylioRow } from './daylio';

test.each([
  ['20:15', '20:15'],
  ['8:05', '08:05'],
  ['8:15 PM', '20:15'],
  ['8:15\u202fpm', '20:15'],
  ['12:00 AM', '00:00'],
  ['12:30 p.m.', '12:30'],
  ['24:00', null],
  ['13:00 PM', null],
  ['8:60', null],
  ['noon', null],
  ['', null],
])('the time %j is %j', (text, clock) => {
  expect(clockOf(text)).toBe(clock);
});

test('a note holds title, words and activities, each only if there', () => {
  expect(daylioNote({ note_title: 'Sea', note: 'One<br/>two', activities: 'walk | | tea' })).toBe(
    'Sea\n\nOne\ntwo\n\nActivities: walk, tea',
  );
  expect(daylioNote({})).toBe('');
});

describe('a row', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  const read = (
    cells: Record<string, string>,
    settings = { timeZone: 'America/New_York', dayStartHour: 4 },
  ) =>
    readDaylioRow(
      { full_date: '2026-11-17', time: '01:30', mood: 'meh', ...cells },
      { seq: 1, settings, now },
    );

  it('becomes a check-in of its owner’s day, without any rating of its own', () => {
    expect(read({})).toMatchObject({
      mood: 'meh',
      content: {
        date: '2026-11-17T06:30:00.000Z',
        localDate: '2026-11-16',
        isBackdated: true,
        recordedAt: now.toISOString(),
        notes: null,
        answers: {},
        unanswered: {},
      },
    });
  });

  it('is the same row whatever zone it is read in, and another one with other words', () => {
    const inTokyo = read({}, { timeZone: 'Asia/Tokyo', dayStartHour: 0 });
    expect(inTokyo.identity).toBe(read({}).identity);
    expect(read({ note: 'x' }).identity).not.toBe(read({}).identity);
  });

  it.each([
    [{ full_date: '17.11.2026' }, /full_date/],
    [{ full_date: '1999-12-31' }, /full_date/],
    [{ time: '' }, /time/],
    [{ mood: ' ' }, /no mood/],
    [{ note: 'a\0b' }, /cannot be stored/],
    [{ full_date: '2026-11-19' }, /future/],
    [{ full_date: '2026-03-08', time: '02:30' }, /skipped/],
  ])('%j is refused with a reason', (cells, reason) => {
    const row = read(cells as Record<string, string>);
    expect(row.content).toBeUndefined();
    expect(row.reason).toMatch(reason);
  });
});
