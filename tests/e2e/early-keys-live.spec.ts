import { becomeGuest } from '../factories/people';
import { expect, test } from '../setup/test';

// A key between React's first look at the page and the moment it has taken it over. The guard of the tests fails on
// any error the page reports.
test('keys that are pressed while the page is being taken over break nothing', async ({ page }) => {
  await becomeGuest(page);
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      document.body?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
      if (!('__remixRouter' in window)) port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  await page.goto('/auth');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});
