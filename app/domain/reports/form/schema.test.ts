import { describe, expect, it } from 'vitest';
import { defaultPeriod, quickPeriod } from './periods';
import { reportSchema } from './schema';

const now = new Date('2026-11-18T12:00:00Z');
const moment = { now, settings: { timeZone: 'America/New_York', dayStartHour: 0 } };
const good = {
  title: 'For my visit',
  providerName: 'Dr. Abara',
  providerEmail: 'abara@example.org',
  dateRange: { start: '2026-10-21', end: '2026-11-18' },
};
const errorsOf = (changes: object) =>
  reportSchema(moment)
    .safeParse({ ...good, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a report', () => {
  it('has the analysis in it, and nothing private, unless told otherwise', () => {
    expect(reportSchema(moment).parse({ ...good, message: 'Sleep first' })).toMatchObject({
      sections: {
        aiAnalysis: true,
        riskRule: false,
        message: false,
        scores: true,
        notes: [],
        reflections: [],
      },
      expiresAt: null,
      passcode: null,
    });
  });

  it('needs a title, a name and an email, in the words of the product', () => {
    expect(errorsOf({ title: ' ', providerName: '', providerEmail: 'halloran@' })).toEqual([
      'title: Title is required',
      'providerName: Healthcare provider name is required',
      'providerEmail: Valid email is required',
    ]);
    expect(errorsOf({ title: undefined })).toEqual(['title: Title is required']);
    expect(errorsOf({ title: 'a'.repeat(256) })?.[0]).toContain('up to 255');
    expect(errorsOf({ message: 'a'.repeat(2001) })?.[0]).toContain('up to 2,000');
  });

  it.each([
    [
      { start: '2026-11-18', end: '2026-11-17' },
      'dateRange.start: The start date must be on or before the end date',
    ],
    [{ start: '2021-01-01', end: '2026-11-18' }, 'dateRange.start: A report can cover up to 5 years'],
    [{ start: '2026-11-18', end: '2026-12-01' }, 'dateRange.end: The end date cannot be in the future'],
    [{ start: 'yesterday', end: '2026-11-18' }, 'dateRange.start: Use a date such as 2026-03-01'],
    [{ start: '2026-02-30', end: '2026-11-18' }, 'dateRange.start: Use a date such as 2026-03-01'],
    [undefined, 'dateRange: Send a date range with start and end'],
  ])('refuses the range %j', (dateRange, message) => {
    expect(errorsOf({ dateRange })).toEqual([message]);
  });

  it('takes instants for days of the owner', () => {
    const dateRange = { start: '2026-10-21T03:00:00.000Z', end: '2026-11-18T12:00:00.000Z' };
    expect(reportSchema(moment).parse({ ...good, dateRange }).dateRange).toEqual({
      start: '2026-10-20',
      end: '2026-11-18',
    });
  });

  it('ends with the chosen day in the zone of the owner, and not in the past', () => {
    const ends = (expiresAt: string) =>
      reportSchema(moment)
        .parse({ ...good, expiresAt })
        .expiresAt?.toISOString();
    expect(ends('2026-11-18')).toBe('2026-11-19T05:00:00.000Z');
    expect(ends('2026-12-01T12:00:00Z')).toBe('2026-12-02T05:00:00.000Z');
    const past = ['expiresAt: The expiration date cannot be in the past'];
    expect(errorsOf({ expiresAt: '2026-11-17' })).toEqual(past);
    expect(errorsOf({ expiresAt: '2026-11-18T11:59:59Z' })).toEqual(past);
  });

  it('ends within ten years', () => {
    expect(errorsOf({ expiresAt: '2036-11-18' })).toBeUndefined();
    const far = ['expiresAt: The expiration date can be up to 10 years ahead'];
    for (const expiresAt of ['2036-11-19', '9999-12-31', '2400-01-01T00:00:00Z']) {
      expect(errorsOf({ expiresAt })).toEqual(far);
    }
  });

  it('has a title and a name on one line, written in the direction of their letters', () => {
    for (const character of ['\n', '\u2028', '\u2029', '\u202e', '\u2066']) {
      const text = `Dr. ${character}Abara`;
      expect(errorsOf({ title: text })?.[0]).toMatch(/^title: The title must be on one line/);
      expect(errorsOf({ providerName: text })?.[0]).toMatch(/^providerName: The name must be on one line/);
    }
    expect(errorsOf({ title: 'ביקור', providerName: '村上' })).toBeUndefined();
  });

  it('has a passcode of 6 characters or more, if any', () => {
    expect(errorsOf({ passcode: '12345' })?.[0]).toContain('at least 6');
    expect(reportSchema(moment).parse({ ...good, passcode: '123456' }).passcode).toBe('123456');
  });
});

it('periods start four weeks, a week, a month or three months back', () => {
  expect(defaultPeriod('2026-11-18')).toEqual({ start: '2026-10-21', end: '2026-11-18' });
  expect(quickPeriod('week', '2026-11-18').start).toBe('2026-11-11');
  expect(quickPeriod('month', '2026-03-31').start).toBe('2026-02-28');
  expect(quickPeriod('quarter', '2026-01-15').start).toBe('2025-10-15');
});
