import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '~/domain/calendar/dates';
import type { Period } from '~/domain/reports/periods';
import { judgeAll } from '~/domain/scores/judge';
import { scoresOfPeriod } from '~/domain/scores/report';
import type { ScoreValues } from '~/domain/scores/score';
import { answerReport } from '~/http/reports/document.server';
import { openPage, pageOf, print as printOn } from '../factories/report-paper';
import { everyDay, MONTH, snapshotOf } from '../factories/reports';
import { reportWithEverything } from '../fixtures/reports/report-with-everything';
import { findChromium } from '../setup/ensure-chromium';

/** Two results each of three that are known, and one of another. */
function fourQuestionnaires({ start, end }: Period) {
  const known = { answers: null, difficulty: null, name: null, min: null, max: null, higherIs: null };
  const phq = { ...known, instrument: 'phq-9' as const };
  const isi = { name: 'ISI', min: 0, max: 28, higherIs: 'worse' as const };
  const [before, last] = [addDays(end, -29), addDays(end, -3)];
  const scores: ScoreValues[] = [
    { ...phq, date: before, total: 10, answers: [1, 1, 2, 2, 1, 1, 1, 1, 0] },
    { ...known, instrument: 'gad-7', date: before, total: 8, answers: [1, 1, 1, 2, 1, 1, 1] },
    { ...known, instrument: 'who-5', date: before, total: 52 },
    { ...phq, date: last, total: 18, answers: [2, 3, 3, 3, 1, 2, 2, 1, 1] },
    { ...known, instrument: 'gad-7', date: last, total: 13, answers: [2, 2, 2, 2, 1, 2, 2] },
    { ...known, instrument: 'who-5', date: last, total: 24 },
    { ...known, ...isi, instrument: 'other', date: last, total: 19 },
  ];
  const stored = scores.map((score, i) => ({
    ...score,
    id: `${i}`,
    recordedAt: new Date(`${end}T09:00:00Z`),
  }));
  return scoresOfPeriod(judgeAll(stored), { start, end });
}

describe('a report on paper', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
  });
  afterAll(() => browser.close());

  const print = (html: string, format: 'A4' | 'Letter') => printOn(browser, html, format);
  const rowsOf = (texts: string[]) =>
    texts
      .join('')
      .replace(/\s/g, '')
      .match(/(\d\d?[A-Z][a-z]{2}|\d\d-\d\d-\d\d)\d\d:15/g) ?? [];
  const endingWithMonth = (days: number): Period => ({ start: addDays(MONTH.end, 1 - days), end: MONTH.end });

  it.each(['A4', 'Letter'] as const)(
    'a month takes two sheets of %s, every check-in included, in 10 points or more',
    async (format) => {
      const words = { aiAnalysis: null, links: [] };
      const snapshot = snapshotOf(everyDay(MONTH), MONTH, words);
      const { sheets, texts, cut, smallest } = await print(await pageOf(snapshot), format);
      expect([sheets, cut]).toEqual([2, 0]);
      expect(smallest).toBeGreaterThanOrEqual(9.99);
      for (const [index, text] of texts.entries()) {
        expect(text).toContain('Ines Duarte · 21 October to 18 November 2026');
        expect(text).toContain(`Sheet ${index + 1} of 2`);
      }
      const first = [
        'Date of birth',
        'Record no.',
        'Picture',
        'What changed',
        'Safety',
        'Wants to talk about',
      ];
      for (const heading of [...first, 'Missing', 'Overall rating, each day', 'Each factor'])
        expect(texts[0]).toContain(heading);
      for (const heading of ['Week by week', 'By weekday', 'How sure is this?'])
        expect(texts[1]).toContain(heading);
      expect(texts[0]).toMatch(/3 of 29 check-ins were entered on a later day \(10 %/);
      expect(rowsOf(texts)).toHaveLength(29);
      expect(texts[1]).toMatch(/:15 †/);
      expect(texts[1]).toContain('HOME to 741741');
    },
  );

  it.each([
    ['three months', 90, 1],
    ['a year of 730 check-ins', 365, 2],
    ['two years', 730, 1],
    ['five years', 1826, 1],
  ])(
    '%s: two sheets of Letter, with the newest check-ins; how many are not printed is said',
    async (_, days, perDay) => {
      const period = endingWithMonth(days);
      const { sheets, texts, blanks } = await print(
        await pageOf(snapshotOf(everyDay(period, perDay), period)),
        'Letter',
      );
      expect(sheets).toBe(2);
      const rows = rowsOf(texts).length;
      expect(rows).toBeGreaterThan(2);
      const all = (days * perDay).toLocaleString('en');
      expect(texts[1]).toContain(`${days * perDay - rows} of ${all} check-ins`);
      expect(Math.max(...blanks)).toBeLessThan(0.1);
    },
  );

  it('prints on A4 what only fits there, and each paper names its own count of check-ins', async () => {
    const period = endingWithMonth(90);
    const html = await pageOf(snapshotOf(everyDay(period), period));
    const rows = async (format: 'A4' | 'Letter') => {
      const { sheets, texts } = await print(html, format);
      const count = rowsOf(texts).length;
      expect(sheets).toBe(2);
      expect(texts[1]).toContain(`Here the newest ${count} of 90.`);
      expect(texts[1]).toContain(`${90 - count} of 90 check-ins`);
      return count;
    };
    expect(await rows('A4')).toBeGreaterThan(await rows('Letter'));
  });

  it('keeps a full box off the second sheet: long words are told shorter, and it says where they go on', async () => {
    const dangers = [0, 1, 2].map((i) => ({
      date: addDays(MONTH.end, -i),
      text: `Danger ${i}. ${text(1900)}`,
      danger: true as const,
    }));
    const snapshot = snapshotOf(everyDay(MONTH), MONTH, { ...words(0, 1900), notes: dangers });
    const html = await pageOf(snapshot, 'T'.repeat(255));
    for (const format of ['A4', 'Letter'] as const) {
      const { sheets, texts } = await print(html, format);
      expect(sheets).toBe(2);
      expect(texts[0]).toMatch(
        /Danger 0.*All of it: on the page of the link.*A word of change stands only where a test found one\./,
      );
      expect(texts[1]).not.toContain('A word of change stands');
      expect(texts[1]).toMatch(/^Ines Duarte .* Sheet 2 of 2 +(In their own words|Week by week)/);
    }
  });

  const text = (length: number) =>
    'The walk by the river helped more than I had thought. '.repeat(40).slice(0, length);
  const words = (notes: number, length: number) => ({
    riskRule: { level: 'moderate', sentence: 'Your mood averaged 2.3 of 5.' },
    message: `Message. ${text(length)}`,
    notes: Array.from({ length: notes }, (_, i) => ({
      date: addDays(MONTH.end, -i),
      text: `Note ${i}. ${text(length)}`,
    })),
    reflections: [0, 1, 2, 3].map((i) => ({
      week: addDays('2026-11-15', -7 * i),
      highlights: `Week ${i}. ${text(length)}`,
      challenges: text(length),
      gratitude: '',
      nextWeekGoals: text(length),
    })),
  });

  it.each([
    [29, 3, 90],
    [29, 29, 2000],
    [98, 60, 60],
    [365, 8, 150],
  ])(
    '%i days with %i notes of %i letters and everything ticked take two sheets',
    async (days, notes, length) => {
      const period = endingWithMonth(days);
      const snapshot = snapshotOf(everyDay(period, 2), period, words(notes, length));
      const html = await pageOf(snapshot, 'T'.repeat(255));
      for (const format of ['A4', 'Letter'] as const) {
        const { sheets, blanks } = await print(html, format);
        expect(sheets).toBe(2);
        expect(Math.max(...blanks)).toBeLessThan(0.1);
      }
    },
  );

  it('says the same about safety whether or not anything was chosen, and what was chosen before it', async () => {
    const sentence = /this sentence stands on every report/;
    const nothing = snapshotOf(everyDay(MONTH), MONTH);
    const danger = { date: MONTH.end, text: 'I have a plan for tonight.', danger: true as const };
    const chosen = snapshotOf(everyDay(MONTH), MONTH, { ...words(2, 40), notes: [danger] });
    const [without, with_] = await Promise.all(
      [nothing, chosen].map(async (one) => print(await pageOf(one), 'A4')),
    );
    for (const { texts } of [without!, with_!]) expect(texts[0]).toMatch(sentence);
    expect(without!.texts.join(' ')).not.toMatch(/own rule, which|Written on/);
    expect(with_!.texts[0]).toMatch(/Safety.*moderate.*Written on Wed 18 Nov: “I have a plan for tonight\.”/);
  });

  it('names the short address beside what is left out, only where there is a passcode', async () => {
    const { scores } = reportWithEverything();
    const period = endingWithMonth(90);
    const snapshot = snapshotOf(everyDay(period), period, { ...words(80, 90), scores });
    const facts = { title: 'a', providerName: 'b', openUntil: null, link: 'open' as const, snapshot };
    const shortAddress = 'soundings.a-clinic-of-the-county.example/r/k7mqx-3w9tb';
    for (const format of ['A4', 'Letter'] as const) {
      const locked = await print(await answerReport({ ...facts, shortAddress }).text(), format);
      expect(locked.texts).toHaveLength(2);
      expect(locked.texts[1]).toContain(shortAddress);
      expect(locked.texts[1]).toMatch(/PHQ-9.*12 of 27 on 10 November 2026: Moderate\./);
    }
    const open = await print(await answerReport({ ...facts, shortAddress: null }).text(), 'A4');
    expect(open.texts[1]).not.toContain('/r/');
  });

  it.each(['A4', 'Letter'] as const)(
    'prints notes beside scores as far as they fit on %s',
    async (format) => {
      const { scores } = reportWithEverything();
      const period = endingWithMonth(100);
      const own = { ...words(12, 90), message: null, reflections: [], scores, aiAnalysis: null, links: [] };
      const html = await pageOf(snapshotOf(everyDay(period), period, own));
      const { sheets, texts, blanks } = await print(html, format);
      expect(sheets).toBe(2);
      expect(texts[1]?.match(/Note \d+\./g)?.length).toBeGreaterThan(3);
      expect(Math.max(...blanks)).toBeLessThan(0.1);
      const withoutRoom = { ...own, notes: [{ date: MONTH.end, text: text(2000) }] };
      const full = await print(await pageOf(snapshotOf(everyDay(period), period, withoutRoom)), format);
      expect(full.texts[1]).not.toContain('In their own words');
    },
  );

  it.each(['A4', 'Letter'] as const)(
    'prints the words of somebody with scores of four questionnaires on %s, and leaves little blank',
    async (format) => {
      const period = endingWithMonth(56);
      const snapshot = snapshotOf(everyDay(period), period, {
        links: [],
        scores: fourQuestionnaires(period),
        riskRule: {
          level: 'high',
          sentence: 'Something you wrote in the last 7 days sounded like a crisis.',
        },
        message: 'Please talk with me about sleep and the new dose. I also want to ask about sick leave.',
        notes: [
          { date: MONTH.end, text: 'I keep thinking everyone would be better off.', danger: true },
          { date: addDays(MONTH.end, -1), text: 'Woke at three again.' },
          { date: addDays(MONTH.end, -4), text: 'Missed my shift. Everything is too much.' },
          { date: addDays(MONTH.end, -11), text: text(900) },
        ],
      });
      const { sheets, texts, blanks } = await print(await pageOf(snapshot), format);
      expect(sheets).toBe(2);
      expect(texts[0]).toMatch(/Safety\s+PHQ-9, answer 9 .*1 on .*0 on /);
      expect(texts[1]).toMatch(/In their own words.*Woke at three again/);
      expect(texts[1]).toMatch(/not printed are .*(1 of 4 notes|the rest of a note)/);
      expect(Math.max(...blanks)).toBeLessThan(0.1);
    },
  );

  it('fits a phone of 360 pixels, no caption and no column cut', async () => {
    const period = endingWithMonth(365);
    const page = await openPage(browser, await pageOf(snapshotOf(everyDay(period), period, words(3, 90))));
    await page.setViewportSize({ width: 360, height: 740 });
    const widths = await page
      .locator('main p, main table, main dd, main h2')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
    expect(Math.max(...widths)).toBeLessThanOrEqual(360);
    await page.close();
  });

  it('prints a few words whole, and says how many of more stand on the page', async () => {
    const printed = async (notes: number) => {
      const snapshot = snapshotOf(everyDay(MONTH), MONTH, { ...words(notes, 90), reflections: [] });
      return (await print(await pageOf(snapshot), 'Letter')).texts.join(' ');
    };
    const few = await printed(3);
    expect(few.match(/Note \d+\./g)).toHaveLength(3);
    expect(few).toContain('Message.');
    expect(few).not.toMatch(/the message|of 3 notes/);
    const many = await printed(80);
    const count = many.match(/Note \d+\./g)?.length ?? 0;
    expect(count).toBeGreaterThan(2);
    expect(many).toContain('Note 0.');
    expect(many).toContain(`More than two sheets hold: not printed are ${80 - count} of 80 notes`);
  });
});
