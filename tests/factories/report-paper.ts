import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import type { ReportSnapshot } from '~/domain/reports/snapshot/snapshot';
import { answerReport } from '~/http/reports/document.server';
import { findChromium } from '../setup/ensure-chromium';
import { printPage } from './paper';

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

/**
 * With the page's own fonts, as a reader has it. A quiet network alone is not enough: on a busy machine a long page is quiet
 * for half a second while it is still being read.
 */
async function openPage(browser: Browser, html: string) {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    const file = decodeURIComponent(pathname.replace(/^\/@fs/, ''));
    return route.fulfill({ path: existsSync(file) ? file : join(process.cwd(), file) });
  });
  await page.goto('http://report.test/', { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  return page;
}

/**
 * A browser for the tests of one file: it opens a report, and prints it: the texts of the sheets, the smallest letter in points,
 * and how much of each is blank.
 */
export function paperBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
  });
  afterAll(() => browser.close());
  const open = (html: string) => openPage(browser, html);
  return {
    open,
    async print(html: string, format: 'A4' | 'Letter') {
      const page = await open(html);
      const printed = await printPage(page, format);
      await page.close();
      return printed;
    },
  };
}
