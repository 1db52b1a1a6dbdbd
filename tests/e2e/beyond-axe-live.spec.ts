import type { Page } from 'playwright/test';
import { becomeSettledMember, MAIN_SCREENS } from '../factories/main-screens';
import { becomeGuest } from '../factories/people';
import { expectNoSidewaysScroll, toast } from '../factories/screens';
import { expect, test } from '../setup/test';

// What docs/accessibility.md says was measured, and axe does not measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// WCAG 1.4.12, as a person's own style sheet would set it.
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** As the content policy allows it: not as an element. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Texts that are wider or a quarter of a line higher than the box that hides what is over; the greeting is cut on purpose, the menu has it whole. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => one.checkVisibility() && !one.closest('.skip, svg, .masthead__who'))
      // What only a screen reader is given is one pixel large.
      .filter((one) => one.clientWidth > 1)
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((one) => {
        const { overflowX, overflowY, fontSize } = getComputedStyle(one);
        const isWider =
          overflowX !== 'visible' && overflowX !== 'auto' && one.scrollWidth > one.clientWidth + 1;
        const isHigher =
          overflowY !== 'visible' &&
          overflowY !== 'auto' &&
          one.scrollHeight > one.clientHeight + parseFloat(fontSize) / 4;
        return isWider || isHigher;
      })
      .map((one) => `${one.tagName} ${one.className}: ${one.textContent?.trim().slice(0, 60)}`),
  );

for (const [what, width, css] of [
  ['wider spacing of text at 320 px (1.4.12)', 320, SPACING],
  ['text twice as large at 640 px (1.4.4)', 640, 'html { font-size: 200% !important; }'],
] as const) {
  test(`${what} cuts nothing off on any main screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await becomeSettledMember(page);
    for (const path of MAIN_SCREENS) {
      await page.goto(path);
      await addStyle(page, css);
      await expectNoSidewaysScroll(page);
      expect(await cutTexts(page), path).toEqual([]);
    }
  });
}

/** Whether some of what has the focus can be seen: a point of it that nothing lies over. */
const focusInSight = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    const label = focused.closest('label') ?? (focused as HTMLInputElement).labels?.[0] ?? focused;
    const shapes = [focused, label].flatMap((one) => [...one.getClientRects()]);
    const points = shapes.flatMap(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height] as const),
      ),
    );
    const isSeen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (label.contains(hit) || focused.contains(hit) || hit.contains(focused));
    });
    const name = `${focused.tagName} ${(focused.textContent || focused.getAttribute('name')) ?? ''}`;
    return { name: name.trim().slice(0, 60), isSeen };
  });

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const) {
  test(`at ${width} x ${height} no bar lies over what has the focus (2.4.11)`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await becomeSettledMember(page);
    for (const path of MAIN_SCREENS) {
      await page.goto(path);
      const hidden: string[] = [];
      let stops = 0;
      for (; stops < 90; stops += 1) {
        await page.keyboard.press('Tab');
        const focus = await focusInSight(page);
        if (focus === null) break;
        if (!focus.isSeen) hidden.push(focus.name);
      }
      expect(stops, path).toBeGreaterThan(5);
      expect(hidden, path).toEqual([]);
    }
  });
}

test('a phone on its side shows the same, and the way on (1.3.4)', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await becomeSettledMember(page);
  for (const path of MAIN_SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
    await expectNoSidewaysScroll(page);
  }
  await page.goto('/checkin');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Question 2 of 10')).toBeVisible();
  const manifest = (await (await page.request.get('/site.webmanifest')).json()) as object;
  expect(manifest).not.toHaveProperty('orientation');
});

test('a chart is named for what it shows, not for its legend', async ({ page }) => {
  await becomeSettledMember(page);
  for (const [path, name] of [
    ['/trends?view=7', 'The last seven days as bars'],
    ['/trends?view=30', 'Your mood as a line'],
    ['/trends?view=365', 'Your mood as a line'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('figure', { name })).toBeVisible();
    await expect(page.getByRole('img', { name: /^(Bar|Line) chart\. .*day/ }).first()).toBeVisible();
  }
});

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const) {
  test(`at ${width} x ${height} a message lies over no button of the form it speaks of`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await becomeGuest(page);
    await page.goto('/settings');
    const save = page.getByRole('button', { name: 'Save my choices' });
    await save.click();
    await expect(toast(page)).toBeVisible();
    // Saved before the scripts were there, the page is drawn again once they are.
    await page.waitForLoadState('networkidle');
    const [message, button] = [await toast(page).boundingBox(), await save.boundingBox()];
    if (!message || !button) throw new Error('the message or the button is not drawn');
    const isBeside = message.x + message.width <= button.x || button.x + button.width <= message.x;
    const isAboveOrBelow = message.y + message.height <= button.y || button.y + button.height <= message.y;
    expect(isBeside || isAboveOrBelow).toBe(true);
  });
}

test('the water of the breathing exercise can be held still (2.2.2)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await becomeGuest(page);
  await page.goto('/exercises/breathing');
  const parts = page.locator('.breath__tide, .breath .in, .breath .out');
  const states = () => parts.evaluateAll((all) => all.map((one) => getComputedStyle(one).animationPlayState));
  expect(await states()).toEqual(['running', 'running', 'running']);
  await page.getByLabel('Hold the water still').check();
  expect(await states()).toEqual(['paused', 'paused', 'paused']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByLabel('Hold the water still')).toBeHidden();
});

test('a hint stays while the pointer is on it, and goes with Escape (1.4.13)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await becomeGuest(page);
  await page.goto('/trends');
  const control = page.getByRole('link', { name: 'Leave quickly' });
  const hint = page.locator('.hint__text');
  await control.hover();
  await expect(hint).toBeVisible();
  const shape = await hint.boundingBox();
  if (!shape) throw new Error('the hint is not drawn');
  await page.mouse.move(shape.x + shape.width / 2, shape.y + shape.height / 2, { steps: 25 });
  await page.waitForTimeout(300);
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
});
