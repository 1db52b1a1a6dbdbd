import { answers, openChat, press, said } from '../factories/chat';
import { becomeGuest } from '../factories/people';
import { expect, test } from '../setup/test';

test.use({ viewport: { width: 360, height: 740 } });

test('the page opens at the newest line, by its address and by the bar at the bottom', async ({ page }) => {
  await becomeGuest(page);
  await openChat(page, true);
  await expect(answers(page).last()).toBeInViewport({ ratio: 1 });
  await press(page, 'Something weighs on me', 'Losing someone');
  for (const open of [
    () => page.reload(),
    async () => {
      await page.goto('/');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' }).click();
    },
  ]) {
    await open();
    await expect(said(page).last()).toBeInViewport({ ratio: 1 });
    await expect(answers(page).last()).toBeInViewport({ ratio: 1 });
  }
});
