import type { Page } from 'playwright/test';
import { becomeMember } from '../factories/people';
import { expect, test } from '../setup/test';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Holds back what a page needs until it is let go. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

for (const [name, path, words] of [
  ['Reports', '/mood-reports', 'Loading your reports...'],
  ['Trends', '/trends', 'Loading...'],
] as const) {
  test(`a slow way to ${path} is seen, and said once`, async ({ page, axe }) => {
    await becomeMember(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const letGo = await hold(page, `**${path}.data*`);
    await nav(page).getByRole('link', { name }).click();
    const line = page.locator('.coming__line');
    await expect(line).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(1);
    await expect(page.locator('.coming')).toHaveText(words);
    expect((await line.boundingBox())!.height).toBe(3);
    await axe();
    letGo();
    await expect(page).toHaveURL(path);
    await expect(line).toHaveCount(0);
    await expect(page.locator('.coming')).toBeEmpty();
  });
}

test('what is quick shows nothing, and nothing moves where motion is not wanted', async ({ page }) => {
  await becomeMember(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('.coming__line')) document.body.dataset.seen = 'yes';
    });
    seen.observe(document.body, { subtree: true, childList: true });
  });
  await nav(page).getByRole('link', { name: 'Chat' }).click();
  await expect(page).toHaveURL(/chat/);
  await expect(page.locator('body')).not.toHaveAttribute('data-seen');
  const letGo = await hold(page, '**/trends.data*');
  await nav(page).getByRole('link', { name: 'Trends' }).click();
  const line = page.locator('.coming__line');
  await expect(line).toBeVisible();
  expect(await line.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  letGo();
});
