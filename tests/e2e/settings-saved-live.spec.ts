import { becomeGuest } from '../factories/people';
import { toast } from '../factories/screens';
import { expect, test } from '../setup/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('on a phone a message stands below the help, wherever the page is scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await becomeGuest(page);
  await page.goto('/settings');
  await page.getByLabel(/I am under 18/).check();
  await page.getByRole('button', { name: 'Save my choices' }).click();
  await expect(toast(page).getByRole('button', { name: 'Close' })).toBeVisible();
  for (const y of [0, 600]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    const strip = await page.locator('.strip').boundingBox();
    const message = await toast(page).boundingBox();
    if (!strip || !message) throw new Error('the help or the message is not drawn');
    expect(message.y).toBeGreaterThanOrEqual(strip.y + strip.height);
    expect(message.y + message.height).toBeLessThan(300);
  }
});

test('a zone that becomes known while another form is saved is the one that is shown', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Save my choices' }).click();
  await expect(toast(page)).toBeVisible();
  const here = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect(page.getByLabel('Time zone')).toHaveValue(here);
});
