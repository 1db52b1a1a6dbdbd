import { becomeMember, checkIn } from '../factories/people';
import { expect, test } from '../setup/test';

// A minimal Remix page ships 90 kB on the wire; ours may add 30.
const LIMIT_KB = 120;

for (const path of ['/', '/auth', '/checkin', '/settings', '/trends', '/exercises/breathing']) {
  test(`the first load of ${path} stays within the budget and nothing moves`, async ({ page, jsEnabled }) => {
    if (path !== '/auth') {
      await becomeMember(page);
      // After the first one /trends has a drawing alone.
      await checkIn(page.request);
      await checkIn(page.request);
    }
    const scripts: { url: string; bytes: number }[] = [];
    page.on('requestfinished', async (request) => {
      if (request.resourceType() !== 'script') return;
      const { responseBodySize } = await request.sizes();
      scripts.push({ url: request.url(), bytes: responseBodySize });
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    if (!jsEnabled) return expect(scripts).toEqual([]);

    // The canvas replaces a drawing that is there already; it is not needed for the page to work.
    const first = scripts.filter(({ url }) => path !== '/trends' || !/canvas/.test(url));
    const total = first.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    expect(total).toBeGreaterThan(50);
    expect(total).toBeLessThan(LIMIT_KB);
    expect(scripts.some(({ url }) => url.includes('week-canvas'))).toBe(path === '/trends');

    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift).toBe(0);
  });
}
