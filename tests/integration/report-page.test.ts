import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '~/domain/calendar/dates';
import type { Period } from '~/domain/reports/periods';
import type { ReportSnapshot } from '~/domain/reports/snapshot';
import { answerPasscodePage, answerReport, answerSharedPage } from '~/http/reports/document.server';
import { everyDay, MONTH, snapshotOf } from '../factories/reports';
import { reportWithEverything } from '../fixtures/reports/report-with-everything';
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
    expect(html.match(/&lt;script&gt;/g)).toHaveLength(5);
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
    svgs.filter((svg) => getComputedStyle(svg).overflow !== 'visible' && svg.closest('.chart')).length;

  /** The largest empty stretch between two parts of a sheet, as a share of it. */
  const blankOf = (sheets: Element[]) =>
    sheets.map((sheet) => {
      const parts = [...sheet.children]
        .map((part) => part.getBoundingClientRect())
        .filter(({ height }) => height > 0);
      const gaps = parts.slice(1).map(({ top }, i) => top - (parts[i]?.bottom ?? top));
      return Math.max(...gaps) / sheet.getBoundingClientRect().height;
    });

  /** With the page's own fonts, as a reader has it. */
  async function openPage(html: string) {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
      const file = decodeURIComponent(pathname.replace(/^\/@fs/, ''));
      return route.fulfill({ path: existsSync(file) ? file : join(process.cwd(), file) });
    });
    await page.goto('http://report.test/', { waitUntil: 'networkidle' });
    return page;
  }

  async function print(html: string, format: 'A4' | 'Letter') {
    const page = await openPage(html);
    const data = new Uint8Array(await page.pdf({ format, preferCSSPageSize: false }));
    const cut = await page.locator('svg').evaluateAll(chartsCut);
    await page.emulateMedia({ media: 'print' });
    // The sheet between its margins, in CSS pixels.
    await page.setViewportSize(format === 'A4' ? { width: 695, height: 1039 } : { width: 718, height: 973 });
    const blanks = await page.locator('.sheet').evaluateAll(blankOf);
    await page.close();
    const pdf = await getDocument({ data, isEvalSupported: false }).promise;
    const texts: string[] = [];
    const sizes: number[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const written = items.filter((item) => 'str' in item && item.str.trim() !== '');
      texts.push(written.map((item) => ('str' in item ? item.str : '')).join(' '));
      sizes.push(
        ...written.map((item) => ('str' in item ? Math.hypot(item.transform[2], item.transform[3]) : 0)),
      );
    }
    return { sheets: pdf.numPages, texts, cut, blanks, smallest: Math.min(...sizes) };
  }
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

  it('fits a phone of 360 pixels, no caption and no column cut', async () => {
    const period = endingWithMonth(365);
    const page = await openPage(await pageOf(snapshotOf(everyDay(period), period, words(3, 90))));
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
