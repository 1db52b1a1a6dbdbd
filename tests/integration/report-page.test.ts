import { HtmlValidate } from 'html-validate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '~/domain/calendar/dates';
import type { Period } from '~/domain/reports/periods';
import type { ReportSnapshot } from '~/domain/reports/snapshot';
import { answerPasscodePage, answerReport, answerSharedPage } from '~/http/reports/document.server';
import { everyDay, MONTH, snapshotOf } from '../factories/reports';
import { findChromium } from '../setup/ensure-chromium';

const YEAR: Period = { start: '2025-11-19', end: '2026-11-18' };
const SCRIPT = '<script>alert(1)</script>';

async function pageOf(snapshot: ReportSnapshot, title = 'For my visit'): Promise<string> {
  const facts = {
    title,
    providerName: 'Dr. R. Halloran',
    openUntil: '2026-12-20',
    link: 'open' as const,
    snapshot,
  };
  return answerReport(facts).text();
}

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // Long names are the data's own; a passcode is not to be kept by a browser that others use.
  rules: { 'long-title': 'off', 'autocomplete-password': 'off' },
});

async function complaintsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

const everything = () =>
  snapshotOf(everyDay(MONTH), MONTH, {
    riskRule: { level: 'moderate', sentence: 'Your mood averaged 2.3 of 5.' },
    notes: [{ date: '2026-10-22', text: SCRIPT }],
    sections: { aiAnalysis: true, riskRule: true, notes: true, reflections: true, message: true },
    reflections: [
      { week: '2026-11-15', highlights: SCRIPT, challenges: 'a', gratitude: '', nextWeekGoals: '' },
    ],
    message: `${SCRIPT}\nI would like to talk about sleep first.`,
  });

describe('the page of a report', () => {
  it('is valid HTML, with everything in it, with little, and with nothing', async () => {
    expect(await complaintsOf(await pageOf(everything()))).toEqual([]);
    expect(await complaintsOf(await pageOf(snapshotOf([], MONTH)))).toEqual([]);
    const locked = answerPasscodePage({ action: '/api/mood-reports/x?format=html', error: 'Not that one' });
    expect(await complaintsOf(await locked.text())).toEqual([]);
    const shared = answerSharedPage({ action: '/api/mood-reports/x?format=html' });
    expect(await complaintsOf(await shared.text())).toEqual([]);
    expect(await complaintsOf(await pageOf(snapshotOf(everyDay(YEAR), YEAR)))).toEqual([]);
  });

  it('shows a script in any text as text, and has none of its own', async () => {
    const html = await pageOf(everything(), SCRIPT);
    expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
    expect(html.match(/&lt;script&gt;/g)).toHaveLength(4);
  });

  it('names nobody in its title, and says to its owner that nobody else can open it', async () => {
    const facts = {
      title: 'For my visit',
      providerName: 'Dr. Abara',
      openUntil: null,
      snapshot: everything(),
    };
    const html = await answerReport({ ...facts, link: 'open' }).text();
    expect(html).toContain('<title>Shared mood report</title>');
    expect(html).not.toContain('Only you can see');
    const expired = await answerReport({ ...facts, link: 'expired', openUntil: '2026-11-20' }).text();
    expect(expired).toMatch(/has expired\.[^]*Only you can see this page/);
    expect(expired).toContain('This link closed after 20 November 2026');
    expect(await complaintsOf(await answerReport({ ...facts, link: 'closed' }).text())).toEqual([]);
  });

  it('asks for nothing but the two fonts of this server', async () => {
    const answer = answerReport({
      title: 'a',
      providerName: 'b',
      openUntil: null,
      link: 'open',
      snapshot: everything(),
    });
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(answer.headers.get('X-Robots-Tag')).toContain('noindex');
    const html = await answer.text();
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
    expect(html.match(/url\(/g)).toHaveLength(2);
  });

  it('weighs less than 150 kB for a year of 730 check-ins', async () => {
    const snapshot = snapshotOf(everyDay(YEAR, 2), YEAR);
    expect(snapshot.checkIns).toBe(730);
    expect(Buffer.byteLength(await pageOf(snapshot))).toBeLessThan(150_000);
  });
});

describe('printed', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
  });
  afterAll(() => browser.close());

  /** Charts that stand out of the sheet or of their own frame would be cut. */
  const chartsCut = (svgs: SVGElement[]) =>
    svgs.filter((svg) => getComputedStyle(svg).overflow !== 'visible' && svg.closest('.tide')).length;

  async function print(html: string, format: 'A4' | 'Letter') {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.setContent(html);
    const data = new Uint8Array(await page.pdf({ format, preferCSSPageSize: false }));
    const cut = await page.locator('svg').evaluateAll(chartsCut);
    await page.close();
    const pdf = await getDocument({ data, isEvalSupported: false }).promise;
    const texts: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    }
    return { sheets: pdf.numPages, texts, cut };
  }
  const rowsOf = (texts: string[]) => texts.join(' ').match(/20\d\d-\d\d-\d\d \d\d:15/g) ?? [];
  const endingWithMonth = (days: number): Period => ({ start: addDays(MONTH.end, 1 - days), end: MONTH.end });

  it.each(['A4', 'Letter'] as const)(
    'a month takes two sheets of %s, every check-in included',
    async (format) => {
      const words = { message: 'I would like to talk about sleep first.', aiAnalysis: null };
      const snapshot = snapshotOf(everyDay(MONTH, 2), MONTH, words);
      const { sheets, texts, cut } = await print(await pageOf(snapshot), format);
      expect([sheets, cut]).toEqual([2, 0]);
      expect(texts[0]).toContain('Ines Duarte');
      for (const heading of ['The last seven days', 'In short', 'Each factor', 'By weekday'])
        expect(texts[0]).toContain(heading);
      expect(texts[1]).toContain('Every check-in');
      expect(rowsOf(texts)).toHaveLength(58);
      expect(texts[1]).toContain('HOME to 741741');
    },
  );

  it.each([
    ['three months', 90, 1],
    ['a year of 730 check-ins', 365, 2],
    ['two years', 730, 1],
    ['five years', 1826, 1],
  ])('%s: two sheets of Letter, with the long table left to the page', async (_, days, perDay) => {
    const period = endingWithMonth(days);
    const { sheets, texts } = await print(
      await pageOf(snapshotOf(everyDay(period, perDay), period)),
      'Letter',
    );
    expect(sheets).toBe(2);
    expect(rowsOf(texts)).toEqual([]);
    expect(texts[1]).toContain('is too long for two sheets');
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
      for (const format of ['A4', 'Letter'] as const) expect((await print(html, format)).sheets).toBe(2);
    },
  );

  it('prints a few words whole, and says how many of more stand on the page', async () => {
    const printed = async (notes: number) => {
      const snapshot = snapshotOf(everyDay(MONTH), MONTH, { ...words(notes, 90), reflections: [] });
      return (await print(await pageOf(snapshot), 'Letter')).texts.join(' ');
    };
    const few = await printed(3);
    expect(few.match(/Note \d+\./g)).toHaveLength(3);
    expect(few).toContain('Message.');
    expect(few).not.toContain('no room');
    const many = await printed(80);
    const count = many.match(/Note \d+\./g)?.length ?? 0;
    expect(count).toBeGreaterThan(10);
    expect(many).toContain('Note 0.');
    expect(many).toContain(`Two sheets have no room for ${80 - count} of 80 notes.`);
  });
});
