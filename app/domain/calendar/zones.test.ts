import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localDateAt } from './clock';
import { clockAt } from './clock-at';
import { daySettings } from './day-settings';
import { timeZoneSchema } from './schema';
import { RENAMED } from './zone-names';
import { canonicalZone, zoneGroups, zoneNames } from './zones';

describe('the canonical name of a zone', () => {
  it.each([
    ['America/New_York', 'America/New_York'],
    ['america/new_york', 'America/New_York'],
    ['AMERICA/NEW_YORK', 'America/New_York'],
    ['US/Eastern', 'America/New_York'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['europe/kiev', 'Europe/Kyiv'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
    ['Zulu', 'UTC'],
    ['utc', 'UTC'],
  ])('of %s is %s', (name, zone) => {
    expect(canonicalZone(name)).toBe(zone);
  });

  it.each(['', 'Mars/Olympus', '+05:30', 'Europe/Paris\0', '../etc/passwd', 'PST', 'ist', 'SystemV/EST5'])(
    'there is none of %j',
    (name) => expect(canonicalZone(name)).toBeNull(),
  );

  it('is one by which days can be counted', () => {
    const zones = zoneGroups(zoneNames()).flatMap(({ zones: some }) => some.map(({ value }) => value));
    for (const timeZone of zones) {
      expect(canonicalZone(timeZone)).toBe(timeZone);
      expect(localDateAt(new Date('2026-06-01T12:00:00Z'), { timeZone, dayStartHour: 0 })).toMatch(/^2026-0/);
    }
  });

  it('is offered once, the six of the United States first', () => {
    const groups = zoneGroups(zoneNames());
    expect(groups[0]?.region).toBe('United States');
    expect(groups[0]?.zones.map(({ label }) => label.split(' ')[0])).toEqual([
      'Eastern',
      'Central',
      'Mountain',
      'Pacific',
      'Alaska',
      'Hawaii',
    ]);
    const values = groups.flatMap(({ zones }) => zones.map(({ value }) => value));
    expect(new Set(values).size).toBe(values.length);
    expect(values).toEqual(expect.arrayContaining(['America/Phoenix', 'Europe/Paris', 'UTC']));
  });

  it('is the present one of every zone that was renamed', () => {
    for (const [earlier, present] of Object.entries(RENAMED)) {
      expect(canonicalZone(earlier)).toBe(present);
      expect(canonicalZone(present)).toBe(present);
    }
  });
});

/** The same letters, each time in other sizes. */
const spelling = (name: string, k: number) =>
  [...name].map((letter, i) => ((k >> (i % 12)) & 1 ? letter.toUpperCase() : letter)).join('');

describe('of the platform', () => {
  const { DateTimeFormat } = Intl;
  let made: (string | undefined)[];
  let unknown: string | undefined;

  beforeEach(() => {
    made = [];
    unknown = undefined;
    Intl.DateTimeFormat = class extends DateTimeFormat {
      constructor(locale?: string | string[], options?: Intl.DateTimeFormatOptions) {
        if (options?.timeZone === unknown) throw new RangeError('Invalid time zone specified');
        super(locale, options);
        made.push(options?.timeZone);
      }
    } as typeof Intl.DateTimeFormat;
  });
  afterEach(() => {
    Intl.DateTimeFormat = DateTimeFormat;
  });

  it('a zone in many spellings takes no more than in one', () => {
    const instant = new Date('2026-11-18T12:00:00Z');
    for (let k = 0; k < 4096; k += 1) clockAt(instant, spelling('america/argentina/salta', k));
    // One to ask for its name, one clock; the first spelling of many pays for it.
    expect(made.length).toBeLessThanOrEqual(3);
  });

  it('an old phone that knows only the earlier name shows the same time', () => {
    unknown = 'Pacific/Kanton';
    expect(clockAt(new Date('2026-11-18T12:00:00Z'), 'Pacific/Kanton')).toBe('01:00');
    expect(made).toContain('Pacific/Enderbury');
  });
});

it('a zone that is sent is kept by its canonical name, one that is none is refused in words', () => {
  expect(timeZoneSchema.parse('america/new_york')).toBe('America/New_York');
  const refused = timeZoneSchema.safeParse('PST');
  expect(refused.error?.issues[0]?.message).toBe('Choose a time zone from the list, such as Europe/Paris');
});

it('a stored zone in another spelling, or that is none, still gives days', () => {
  expect(daySettings({ timeZone: 'us/eastern', dayStartHour: 4 })).toEqual({
    timeZone: 'America/New_York',
    dayStartHour: 4,
  });
  expect(daySettings({ timeZone: 'PST', dayStartHour: 0 }).timeZone).toBe('UTC');
  expect(daySettings({ timeZone: null, dayStartHour: 0 }, 'Asia/Calcutta').timeZone).toBe('Asia/Kolkata');
});
