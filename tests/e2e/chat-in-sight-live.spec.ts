import { answers, crisisCard, openChat, press, said } from '../factories/chat';
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

test('of a reply that is taller than the room the first words and the card are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await becomeGuest(page);
  await openChat(page, true);
  await press(page, 'Just looking', 'I am not safe right now');
  const strip = await page.getByRole('complementary', { name: 'Help right now' }).boundingBox();
  const words = said(page).last().locator('.said__text');
  await expect
    .poll(async () => (await words.boundingBox())?.y)
    .toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0) - 1);
  await expect(words).toBeInViewport({ ratio: 1 });
  await expect(crisisCard(page).getByRole('link', { name: 'Call 988' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'To the newest message' }).click();
  await expect(answers(page).last()).toBeInViewport({ ratio: 1 });
  await press(page, 'Something else');
  await expect(said(page).last().locator('.said__ask')).toBeInViewport({ ratio: 1 });
});
