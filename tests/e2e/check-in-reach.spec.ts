import type { Locator, Page } from 'playwright/test';
import { COMPLETE, expectQuestion, forward, option } from '../factories/check-in-form';
import { becomeGuest } from '../factories/people';
import { expectNoSidewaysScroll } from '../factories/screens';
import { expect, test } from '../setup/test';

const QUESTIONS = 10;
const rows = (page: Page) => page.locator('.choice');
const replies = (page: Page) => page.locator('.choice__reply').filter({ visible: true });

async function edgesOf(locator: Locator): Promise<{ top: number; bottom: number }> {
  const shape = await locator.boundingBox();
  if (!shape) throw new Error(`nothing is drawn for ${locator}`);
  return { top: shape.y, bottom: shape.y + shape.height };
}
const topsOf = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [360, 740],
  [1280, 800],
] as const) {
  test(`at ${width} x ${height} the way on is in sight on every question, and no row moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await becomeGuest(page);
    await page.goto('/checkin');
    for (let number = 1; number <= QUESTIONS; number += 1) {
      await expectQuestion(page, number, QUESTIONS);
      const onward = forward(page, number < QUESTIONS ? 'Next' : COMPLETE);
      expect((await edgesOf(onward)).bottom).toBeLessThanOrEqual(height);
      const before = await topsOf(page);
      const lastRow = await edgesOf(rows(page).last());
      const acts = await edgesOf(page.locator('.question__acts'));
      expect(lastRow.bottom, 'no answer lies under the buttons').toBeLessThanOrEqual(acts.top);
      for (const rating of [1, 3, 5]) {
        await option(page, rating).check();
        await expect(replies(page)).toHaveCount(1);
        const moves = (await topsOf(page)).map((top, i) => Math.abs(top - (before[i] ?? 0)));
        expect(Math.max(...moves)).toBeLessThanOrEqual(4);
        expect((await edgesOf(onward)).bottom).toBeLessThanOrEqual(height);
      }
      if (number < QUESTIONS) await onward.click();
    }
    await expectNoSidewaysScroll(page);
  });
}

test('in a check-in there is one bar on top, with the way out and help, and none below', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await becomeGuest(page);
  await page.goto('/checkin');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  const bar = page.getByRole('complementary', { name: 'Close, and help right now' });
  for (const name of ['Call 988', 'Text 988', 'Leave quickly'])
    await expect(bar.getByRole('link', { name })).toBeInViewport();
  await bar.getByRole('link', { name: 'Close, back to home' }).click();
  await expect(page).toHaveURL('/');
});

// WCAG 1.4.12, as a person's own style sheet would set it.
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

test('wider spacing of text at 320 px cuts nothing off and covers nothing', async ({ page, jsEnabled }) => {
  test.skip(!jsEnabled, 'the style is added by a script');
  await page.setViewportSize({ width: 320, height: 568 });
  await becomeGuest(page);
  await page.goto('/checkin?step=1');
  // As the content policy allows it: not as an element.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  for (let number = 1; number <= QUESTIONS; number += 1) {
    await expectQuestion(page, number, QUESTIONS);
    await option(page, 1).check();
    await expectNoSidewaysScroll(page);
    const cut = await page.locator('.strip a, .question :is(h1, p, label, button)').evaluateAll((elements) =>
      elements
        .filter((one) => !one.closest('.visually-hidden') && !one.matches('.first-button'))
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
        .map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
    const reply = await edgesOf(replies(page));
    for (const row of await rows(page).all())
      expect((await edgesOf(row)).bottom).toBeLessThanOrEqual(reply.top + 1);
    const onward = forward(page, number < QUESTIONS ? 'Next' : COMPLETE);
    expect((await edgesOf(onward)).bottom).toBeLessThanOrEqual(568);
    if (number < QUESTIONS) await onward.click();
  }
});
