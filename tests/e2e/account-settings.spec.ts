import { errorSummary, fillIn, logIn, unfold } from '../factories/forms';
import { becomeGuest, becomeMember, memberDetails } from '../factories/people';
import { expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

test('a guest sees no account there, and sends none', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Your day' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Password', exact: true })).toHaveCount(0);
  const answer = await page.request.post('/settings', { form: { intent: 'password' }, maxRedirects: 0 });
  expect(answer.status()).toBe(403);
});

test('on a phone the settings are some five screens long, and say what holds now', async ({
  page,
  jsEnabled,
}) => {
  const { firstName, lastName, phoneNumber, email } = await becomeMember(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/settings');
  const region = (name: string) => page.getByRole('region', { name });
  await expect(region('Name and number')).toContainText(`${firstName} ${lastName}, ${phoneNumber}`);
  await expect(region('Email address')).toContainText(email);
  // Without scripts the zone is not known yet, and asked for in an open form.
  const screens = jsEnabled ? 5.2 : 5.6;
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(screens * 740);
});

test('a member changes name and number', async ({ page, axe, context, jsEnabled, allowErrors }) => {
  await becomeMember(page);
  await page.goto('/settings');
  await axe();
  const profile = page.getByRole('region', { name: 'Name and number' });
  await expect(page.getByLabel('First name')).toBeHidden();
  await unfold(page, 'Change my name or number');
  await fillIn(page, { 'First name': 'I', 'Phone number': '+1 555 010 0777' });
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(errorSummary(page)).toContainText('First name must be at least 2 characters');
  await expect(page.getByLabel('Phone number')).toHaveValue('+1 555 010 0777');
  await fillIn(page, { 'First name': 'Inês' });
  if (jsEnabled) {
    allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|manifest patches/);
    await context.setOffline(true);
    await profile.getByRole('button', { name: 'Save' }).click();
    await expect(errorSummary(page)).toContainText('The server could not be reached');
    await expect(page.getByLabel('First name')).toHaveValue('Inês');
    await context.setOffline(false);
  }
  await profile.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Your name and number are saved');
  await expect(page.getByRole('banner')).toContainText('Hello, Inês');
});

test('a new password logs every other device out', async ({ page, playwright, server }) => {
  const ines = await becomeMember(page);
  const other = await playwright.request.newContext({ baseURL: server.url });
  await other.post('/api/auth/login', { data: { email: ines.email, password: ines.password } });
  await page.goto('/settings');
  await unfold(page, 'Change my password');
  const fields = { 'New password': 'kelp-and-candle', 'Confirm new password': 'kelp-and-candle' };
  await fillIn(page, { 'Your current password': 'not it at all', ...fields });
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(errorSummary(page)).toContainText('That is not your current password');
  await fillIn(page, { 'Your current password': ines.password, ...fields });
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, 'Your password is changed');
  expect((await other.get('/api/auth/me')).status()).toBe(401);
  expect((await page.request.get('/api/auth/me')).status()).toBe(200);
  await other.dispose();
});

test('a device is logged out from here', async ({ page, playwright, server }) => {
  const ines = await becomeMember(page);
  const userAgent = 'Mozilla/5.0 (Android 13; Mobile; rv:109.0) Gecko/118.0 Firefox/118.0';
  const phone = await playwright.request.newContext({ baseURL: server.url, userAgent });
  await phone.post('/api/auth/login', { data: { email: ines.email, password: ines.password } });
  await page.goto('/settings');
  const devices = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: /^Log out Firefox on Android/ }).click();
  await expectToast(page, 'That device is logged out');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect((await phone.get('/api/auth/me')).status()).toBe(401);
  await phone.dispose();
});

test('a new address counts once its link was opened, and the old one is told', async ({ page, server }) => {
  const ines = await becomeMember(page);
  const { email } = memberDetails();
  await page.goto('/settings');
  await unfold(page, 'Change my email address');
  await fillIn(page, { 'New email address': email, 'Current password': ines.password });
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expectToast(page, 'Check your new mailbox');
  let link = '';
  await expect(async () => {
    const mails = (await server.outbox()).filter((mail) => mail.includes(`To: ${email}`));
    link = /^http\S+\/settings\/email\?token=\S+$/m.exec(mails.join('\n'))?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  await page.goto(link);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expectToast(page, 'Your address is changed');
  await expect(async () => {
    const mails = await server.outbox();
    expect(mails.some((mail) => mail.includes(`To: ${ines.email}`) && mail.includes('was changed'))).toBe(
      true,
    );
  }).toPass();
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText('This link was already used');
  await page.request.post('/logout');
  await logIn(page, { email, password: ines.password });
  await expectToast(page, 'Welcome back!');
});
