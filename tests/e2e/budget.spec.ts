import type { Page } from 'playwright/test';
import { acknowledgeDisclaimer, becomeMember, checkIn } from '../factories/people';
import { expect, test } from '../setup/test';

interface Budget {
  path: string;
  /** Of scripts on the wire, without what draws charts. */
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
