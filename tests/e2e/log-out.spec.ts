import { becomeMember } from '../factories/people';
import { cookieValue } from '../factories/screens';
import { whileLocked } from '../factories/server-database';
import { expect, test } from '../setup/test';

test('logging out works while nothing can be written, and the page says what holds', async ({
  page,
  context,
  server,
  axe,
}) => {
  await becomeMember(page);
  await page.goto('/settings');
  await whileLocked(server, async () => {
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/auth?out=noted');
    const note = page.getByRole('main').locator('.notice');
    await expect(note).toContainText('You are logged out on this device.');
    await expect(note).toContainText('noted that your session is over');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await cookieValue(context, 'session')).toBeUndefined();
    await axe();
  });
  await page.goto('/settings');
  await expect(page).toHaveURL('/?redirectTo=%2Fsettings');
});
