import type { Page } from 'playwright/test';
import { acknowledgeDisclaimer, becomeMember, checkIn } from '../factories/people';
import { expectNoSidewaysScroll } from '../factories/screens';
import { expect, test } from '../setup/test';

const PHONE = { width: 360, height: 740 };
/** What Safari 14.0 does not read (docs/decisions/072). */
const NEWER_WORDS =
  /(?<=[{;])(?:inset|(?:inset|padding|margin|border)-(?:block|inline)|translate|rotate|scale):[^;}]*;?/g;
const NEWER_RULES = /(?<=[{};])[^{};@]*:(?:focus-visible|has\()[^{}]*\{[^{}]*\}/g;

/** Shows pages as Safari 14.0 does, but for the gaps (see `closeGaps`). */
async function beSafari14(page: Page): Promise<void> {
  await page.route('**/assets/*.css', async (route) => {
    const css = await (await route.fetch()).text();
    const older = css.replace(NEWER_WORDS, '').replace(NEWER_RULES, '');
    await route.fulfill({ contentType: 'text/css', body: older });
  });
  // What the gate measures.
  await page.addInitScript(() => {
    const height = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight');
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
      get(this: HTMLElement): unknown {
        return this.style.rowGap ? 0 : height?.get?.call(this);
      },
    });
  });
}

/** Takes the gaps out of flex boxes, and says which of their parts touch that had a gap between them before. */
const closeGaps = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('body *')].flatMap((box) => {
      const { display, columnGap, rowGap } = getComputedStyle(box);
      const gaps = { beside: parseFloat(columnGap) || 0, below: parseFloat(rowGap) || 0 };
      return display.endsWith('flex') ? [{ box, gaps }] : [];
    });
    for (const { box } of boxes) box.style.setProperty('gap', '0', 'important');
    return boxes.flatMap(({ box, gaps }) => {
      // Words of its own, too.
      const placeOf = (part: Node) => {
        const range = document.createRange();
        range.selectNode(part);
        return part instanceof Element ? part.getBoundingClientRect() : range.getBoundingClientRect();
      };
      const parts = [...box.childNodes].filter((part) => {
        const { width, height } = placeOf(part);
        const isAside = part instanceof Element && /absolute|fixed/.test(getComputedStyle(part).position);
        return width > 1 && height > 1 && !isAside;
      });
      return parts.slice(1).flatMap((part, index) => {
        const [one, other] = [placeOf(parts[index]!), placeOf(part)];
        const isBeside = one.top < other.bottom - 1 && other.top < one.bottom - 1;
        const between = isBeside
          ? Math.max(other.left - one.right, one.left - other.right)
          : Math.max(other.top - one.bottom, one.top - other.bottom);
        // What a range says of words is higher than their line.
        const areBoxes = part instanceof Element && parts[index] instanceof Element;
        const isMeant = isBeside ? gaps.beside > 0 : gaps.below > 0 && areBoxes;
        const name = `${box.className || box.tagName}: ${parts[index]!.textContent} | ${part.textContent}`;
        return isMeant && between < 1 ? [name.slice(0, 120)] : [];
      });
    });
  });

const olderSheets = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].filter(({ href }) => href?.endsWith('/older.css')).length);

const PAGES = ['/', '/trends', '/chat', '/history', '/safety', '/safety-plan', '/settings', '/mood-reports'];

for (const { width, height } of [PHONE, { width: 1280, height: 800 }]) {
  test(`in Safari 14.0 nothing touches at ${width}, and the navigation stands where it belongs`, async ({
    page,
  }) => {
    await beSafari14(page);
    await page.setViewportSize({ width, height });
    await becomeMember(page);
    await checkIn(page.request);
    for (const path of [...PAGES, '/checkin']) {
      await page.goto(path);
      await expect.poll(() => olderSheets(page)).toBe(1);
      await page.waitForLoadState('networkidle');
      expect(await closeGaps(page), path).toEqual([]);
      await expectNoSidewaysScroll(page);
      if (path === '/checkin') continue;
      const nav = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
      const call = page.getByRole('complementary').getByRole('link', { name: 'Call 988' });
      if (width < 500) expect(nav!.y + nav!.height, `the bar of ${path}`).toBeCloseTo(height, 0);
      else expect(nav!.x, `the bar of ${path}`).toBe(0);
      await call.click({ trial: true });
    }
  });
}

test('in Safari 14.0 calling and texting 988 stand apart, also where no script runs', async ({ page }) => {
  await beSafari14(page);
  await page.setViewportSize(PHONE);
  await acknowledgeDisclaimer(page);
  await page.goto('/safety');
  await page.waitForLoadState('networkidle');
  await closeGaps(page);
  const strip = page.getByRole('complementary', { name: 'Help right now' });
  const [call, text] = await Promise.all(
    ['Call 988', 'Text 988'].map((name) => strip.getByRole('link', { name }).boundingBox()),
  );
  expect(text!.x - (call!.x + call!.width)).toBeGreaterThanOrEqual(8);
});

test('in Safari 14.0 what has the focus is seen', async ({ page }) => {
  await beSafari14(page);
  await page.setViewportSize(PHONE);
  await becomeMember(page);
  for (const path of ['/', '/chat']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      const { name, style } = await page.evaluate(() => {
        const focused = document.activeElement!;
        return { name: focused.outerHTML.slice(0, 80), style: getComputedStyle(focused).outlineStyle };
      });
      expect(style, `${path}: ${name}`).not.toBe('none');
    }
  }
});

test('a browser that leaves gaps asks for no more styles', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await becomeMember(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/older.css');
});
