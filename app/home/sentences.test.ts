import { describe, expect, it } from 'vitest';
import { greeting, lastCheckInSentence, streakSentence } from './sentences';

describe('greeting', () => {
  it('goes by the hour, and by the first name or "there"', () => {
    expect([3, 8, 12, 18, 23].map((hour) => greeting(hour, 'Ines'))).toEqual([
      'Hello, Ines',
      'Good morning, Ines',
      'Good afternoon, Ines',
      'Good evening, Ines',
      'Good evening, Ines',
    ]);
    expect(greeting(null, null)).toBe('Hello, there');
  });
});

describe('lastCheckInSentence', () => {
  it('names the hour today and the day otherwise', () => {
    const latest = { localDate: '2026-03-02', time: '6:40 PM' };
    expect(lastCheckInSentence(latest, '2026-03-02')).toContain('today at 6:40 PM');
    expect(lastCheckInSentence(latest, '2026-03-04')).toContain('on Monday, March 2');
  });
});

describe('streakSentence', () => {
  const stats = { streakDays: 2, selfCarePoints: 20, totalCheckins: 2, lastCheckinDate: '2026-03-02' };
  it('says a missed day plainly and without blame', () => {
    expect(streakSentence({ ...stats, streakDays: 0 }, '2026-03-05')).toMatch(/that is fine/);
    expect(streakSentence(stats, '2026-03-03')).toMatch(/still time/);
    expect(streakSentence(stats, '2026-03-02')).toMatch(/today/);
  });
});
