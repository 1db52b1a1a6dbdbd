import { describe, expect, it } from 'vitest';
import { pageOf, paperBrowser } from '../factories/report-paper';
import { endingWithMonth, words } from '../factories/report-words';
import { everyDay, MONTH, snapshotOf } from '../factories/reports';

describe('a report on paper', () => {
  const { open, print } = paperBrowser();
  const rowsOf = (texts: string[]) =>
    texts
      .join('')
      .replace(/\s/g, '')
      .match(/(\d\d?[A-Z][a-z]{2}|\d\d-\d\d-\d\d)\d\d:15/g) ?? [];

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

  it('fits a phone of 360 pixels, no caption and no column cut', async () => {
    const period = endingWithMonth(365);
    const page = await open(await pageOf(snapshotOf(everyDay(period), period, words(3, 90))));
    await page.setViewportSize({ width: 360, height: 740 });
    const widths = await page
      .locator('main p, main table, main dd, main h2')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
    expect(Math.max(...widths)).toBeLessThanOrEqual(360);
    await page.close();
  });
});
