import { becomeMember } from '../factories/people';
import { expectNoSidewaysScroll, expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

test('somebody sees what happened in their account, and logs the others out', async ({
  page,
  playwright,
  server,
  axe,
}) => {
  const ines = await becomeMember(page);
  const stranger = await playwright.request.newContext({ baseURL: server.url, userAgent: 'x' });
  const data = { email: ines.email, password: 'not-the-password' };
  for (let times = 0; times < 2; times += 1)
    expect((await stranger.post('/api/auth/login', { data })).status()).toBe(401);
  const { email, password } = ines;
  expect((await stranger.post('/api/auth/login', { data: { email, password } })).status()).toBe(200);

  await page.goto('/settings');
  await page.getByRole('main').getByRole('link', { name: 'Account activity' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account activity');
  const happened = page.getByRole('region', { name: 'What happened' }).getByRole('table');
  await expect(happened.getByRole('row')).toHaveCount(3);
  await expect(happened.getByRole('row').nth(1)).toContainText('Logged in');
  await expect(happened.getByRole('row').nth(1)).toContainText('It did not say what it is');
  await expect(happened.getByRole('row').nth(2)).toContainText('Account made');
  await expect(async () => {
    await page.reload();
    const failed = page.getByRole('region', { name: 'Logins that failed' }).getByRole('table');
    await expect(failed.getByRole('row').nth(1)).toContainText('2 times', { timeout: 1000 });
  }).toPass();
  await axe();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Log out all other devices' }).click();
  await expectToast(page, 'All other devices are logged out');
  expect((await stranger.get('/api/auth/me')).status()).toBe(401);
  await page.goto('/settings/activity');
  await page.getByRole('link', { name: 'Change your password' }).click();
  await expect(page).toHaveURL('/settings#password-title');
  await stranger.dispose();
});

test('a page that is not there is the first, and one too far back says so', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/settings/activity?page=x');
  await expect(page.getByRole('main')).toContainText('Account made');
  await page.goto('/settings/activity?page=9');
  await expect(page.getByRole('main')).toContainText('There is nothing further back.');
});
