import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser } from 'playwright';
import type { ReportSnapshot } from '~/domain/reports/snapshot';
import { answerReport } from '~/http/reports/document.server';

/** The page of the link to a report. */
export async function pageOf(snapshot: ReportSnapshot, title = 'For my visit'): Promise<string> {
  const facts = {
    title,
    providerName: 'Dr. R. Halloran',
    openUntil: '2026-12-20',
    link: 'open' as const,
    snapshot,
  };
  return answerReport(facts).text();
}

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
export async function openPage(browser: Browser, html: string) {
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

/** What stands on the sheets of paper: their texts, the smallest letter in points, and how much of each is blank. */
export async function print(browser: Browser, html: string, format: 'A4' | 'Letter') {
  const page = await openPage(browser, html);
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
