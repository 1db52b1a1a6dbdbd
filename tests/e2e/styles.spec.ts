import type { Page } from 'playwright/test';
import { becomeSettledMember, MAIN_SCREENS } from '../factories/main-screens';
import { acknowledgeDisclaimer } from '../factories/people';
import { expect, test } from '../setup/test';

/** The size of all style sheets that a page waits for, on the wire: also for a client that takes no brotli. */
const BYTES = 12_000;
const STRANGERS = ['/', '/landing', '/auth', '/safety', '/safety/how', '/privacy', '/terms', '/licenses'];
const MORE = [
  '/settings/activity',
  '/settings/import',
  '/chat/earlier',
  '/exercises/grounding',
  '/outside-ai',
];

interface Sent {
  brotli: number;
  gzip: number;
}

/** What each style sheet weighs; asked once, for pages after the first find it in the browser's cache. */
const weights = new Map<string, Sent>();

async function weigh(page: Page, href: string): Promise<Sent> {
  const known = weights.get(href);
  if (known) return known;
  const sizeOf = async (encoding: 'br' | 'gzip') => {
    const response = await page.request.get(href, { headers: { 'Accept-Encoding': encoding } });
    expect(response.headers()['content-encoding']).toBe(encoding);
    return Number(response.headers()['content-length']);
  };
  const sent = { brotli: await sizeOf('br'), gzip: await sizeOf('gzip') };
  weights.set(href, sent);
  return sent;
}

async function expectLightStyles(page: Page, path: string) {
  await page.goto(path);
  const links = await page.locator('link[rel="stylesheet"]').all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  const sheets = await Promise.all(hrefs.map((href) => weigh(page, href!)));
  expect(sheets.length, `style sheets of ${path}`).toBeLessThanOrEqual(2);
  for (const way of ['brotli', 'gzip'] as const) {
    const sum = sheets.reduce((all, sheet) => all + sheet[way], 0);
    expect(sum, `${way} of ${path}`).toBeGreaterThan(5000);
    expect(sum, `${way} of ${path}`).toBeLessThanOrEqual(BYTES);
  }
}

test('what a stranger waits for before a page is drawn is under 12 kB of styles', async ({ page }) => {
  await acknowledgeDisclaimer(page);
  for (const path of STRANGERS) await expectLightStyles(page, path);
});

test('what a member waits for before a page is drawn is under 12 kB of styles', async ({ page }) => {
  await becomeSettledMember(page);
  for (const path of [...MAIN_SCREENS, ...MORE]) await expectLightStyles(page, path);
});
