import type { Page } from 'playwright/test';
import { acknowledgeDisclaimer, becomeMember, checkIn } from '../factories/people';
import { expect, test } from '../setup/test';

interface Budget {
  path: string;
  /** The size of scripts on the wire, without what draws charts. */
  kB: number;
  files: number;
}

const MEMBERS: Budget[] = [
  { path: '/', kB: 105, files: 8 },
  { path: '/checkin', kB: 105, files: 8 },
  { path: '/chat', kB: 105, files: 8 },
  { path: '/history', kB: 105, files: 8 },
  { path: '/mood-reports', kB: 105, files: 8 },
  { path: '/exercises/breathing', kB: 105, files: 8 },
  { path: '/trends', kB: 105, files: 8 },
  { path: '/settings', kB: 105, files: 8 },
  { path: '/settings/security', kB: 105, files: 8 },
  { path: '/settings/lock', kB: 105, files: 8 },
  { path: '/weekly-reflection', kB: 105, files: 8 },
  { path: '/safety-plan', kB: 105, files: 8 },
  { path: '/auth', kB: 105, files: 8 },
];
const STRANGERS = [
  '/',
  '/auth',
  '/auth?tab=register',
  '/safety',
  '/safety/how',
  '/privacy',
  '/terms',
  '/licenses',
];
const CHART = /\/(?:week-canvas|long-canvas|canvas-look)-/;

function watchScripts(page: Page) {
  const scripts: { url: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return;
    const { responseBodySize } = await request.sizes();
    scripts.push({ url: request.url(), bytes: responseBodySize });
  });
  return scripts;
}

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

for (const { path, kB, files } of MEMBERS) {
  test(`the first load of ${path} stays within the budget and nothing moves`, async ({ page, jsEnabled }) => {
    await becomeMember(page);
    // After the first one /trends has a drawing alone.
    await checkIn(page.request);
    await checkIn(page.request);
    const scripts = watchScripts(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    if (!jsEnabled) return expect(scripts).toEqual([]);

    const first = scripts.filter(({ url }) => !CHART.test(url));
    const total = first.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    expect(total).toBeGreaterThan(50);
    expect(total).toBeLessThanOrEqual(kB);
    expect(first.length).toBeLessThanOrEqual(files);
    expect(await layoutShift(page)).toBe(0);
  });
}

for (const path of STRANGERS) {
  test(`a stranger at ${path} loads no script, and nothing moves`, async ({ page, jsEnabled }) => {
    await acknowledgeDisclaimer(page);
    const scripts = watchScripts(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await expect(page.locator('script, link[rel="modulepreload"]')).toHaveCount(0);
    // Without scripts nobody can look for what has moved.
    if (jsEnabled) expect(await layoutShift(page)).toBe(0);
  });
}

// A narrow space that Chromium writes into the field for a time once fetched a third, whole one.
for (const path of ['/', '/history/new']) {
  test(`${path} fetches two fonts, after the style sheets were named`, async ({ page }) => {
    await becomeMember(page);
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(fonts).toHaveLength(2);
    const html = await (await page.request.get(path)).text();
    expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('as="font"'));
  });
}

test('a member’s /licenses has its texts once', async ({ page }) => {
  await becomeMember(page);
  const response = await page.request.get('/licenses', { headers: { Accept: 'text/html' } });
  const html = await response.text();
  expect(html.length).toBeLessThan(250_000);
  const [shown, behind] = html.split('</main>');
  expect(shown).toContain('Copyright (c) 2022 Edmund Hung');
  expect(behind).not.toContain('Edmund Hung');
  await page.goto('/licenses');
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  await expect(main).toContainText('@remix-run/react');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/privacy/);
  await page.goBack();
  await expect(main).toContainText('@remix-run/react');
  await expect(main.getByText('Permission is hereby granted').first()).toBeAttached();
});

test('what draws the chart comes once the chart is in sight', async ({ page, jsEnabled }) => {
  test.skip(!jsEnabled, 'without scripts the drawing stays');
  await page.setViewportSize({ width: 360, height: 300 });
  await becomeMember(page);
  await checkIn(page.request);
  await checkIn(page.request);
  const scripts = watchScripts(page);
  const drawn = () => scripts.filter(({ url }) => CHART.test(url)).length;
  await page.goto('/trends');
  await page.waitForLoadState('networkidle');
  expect(drawn()).toBe(0);
  await page.locator('.chart').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.chart canvas').first()).toBeVisible();
  await expect.poll(drawn).toBeGreaterThan(0);
});
