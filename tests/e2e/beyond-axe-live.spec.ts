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
const spaceOut = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);

/** Texts that are wider or higher than the box that hides what is over. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => one.checkVisibility() && !one.closest('.skip, svg'))
      // What only a screen reader is given is one pixel large.
      .filter((one) => one.clientWidth > 1)
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((one) => {
        const { overflowX, overflowY } = getComputedStyle(one);
        const isWider =
          overflowX !== 'visible' && overflowX !== 'auto' && one.scrollWidth > one.clientWidth + 1;
        const isHigher =
          overflowY !== 'visible' && overflowY !== 'auto' && one.scrollHeight > one.clientHeight + 1;
        return isWider || isHigher;
      })
      .map((one) => `${one.tagName} ${one.className}: ${one.textContent?.trim().slice(0, 60)}`),
  );

test('wider spacing of text at 320 px cuts nothing off on any main screen (1.4.12)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await becomeSettledMember(page);
  for (const path of MAIN_SCREENS) {
    await page.goto(path);
    await spaceOut(page);
    await expectNoSidewaysScroll(page);
    expect(await cutTexts(page), path).toEqual([]);
  }
});

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
    await expect(page.getByRole('img', { name: /^(Bar|Line) chart\. .*day/ })).toBeVisible();
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
    const [message, button] = [await toast(page).boundingBox(), await save.boundingBox()];
    if (!message || !button) throw new Error('the message or the button is not drawn');
    const isBeside = message.x + message.width <= button.x || button.x + button.width <= message.x;
    const isAboveOrBelow = message.y + message.height <= button.y || button.y + button.height <= message.y;
    expect(isBeside || isAboveOrBelow).toBe(true);
  });
}
