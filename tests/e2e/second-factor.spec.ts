import { generateSync } from 'otplib';
import type { Page } from 'playwright/test';
import { errorSummary, fillIn, logIn } from '../factories/forms';
import { becomeMember, type MemberDetails } from '../factories/people';
import { expectToast, toast } from '../factories/screens';
import { changeFromOutside } from '../factories/server-database';
import { expect, test } from '../setup/test';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, button: string) =>
  main(page).getByRole('button', { name: button, exact: true }).click();

/** What an app shows some seconds from now. */
const codeIn = (secret: string, seconds = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });

async function confirm(page: Page, { password }: MemberDetails): Promise<void> {
  await fillIn(page, { 'Your current password': password });
  await press(page, 'Go on');
  await expect(page.getByRole('heading', { name: 'First, show that it is you' })).toHaveCount(0);
}

async function readSecret(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  return (await main(page).locator('.key').innerText()).replace(/\s/g, '');
}

/** From the security page to the page with the recovery codes; the code of now stays unused. */
async function setUp(page: Page, member: MemberDetails) {
  await confirm(page, member);
  await press(page, 'Set up an app');
  const secret = await readSecret(page);
  await fillIn(page, { 'Code from your app': codeIn(secret, -30) });
  await press(page, 'Turn codes on');
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const codes = await main(page).locator('.codes li').allInnerTexts();
  return { secret, codes };
}

test('codes are set up, asked for, and turned off', async ({ page, server, axe }) => {
  const ines = await becomeMember(page);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Security: codes and passkeys' }).click();
  await axe();
  await expect(main(page).getByRole('button', { name: 'Set up an app' })).toHaveCount(0);
  await fillIn(page, { 'Your current password': 'not it at all' });
  await press(page, 'Go on');
  await expect(errorSummary(page)).toContainText('That is not your current password');
  await confirm(page, ines);
  await press(page, 'Set up an app');
  const secret = await readSecret(page);
  await axe();
  await page.reload();
  expect(await readSecret(page)).toBe(secret);
  await fillIn(page, { 'Code from your app': '000000' });
  await press(page, 'Turn codes on');
  await expect(errorSummary(page)).toContainText('This code is not right');
  expect(await readSecret(page)).toBe(secret);
  await fillIn(page, { 'Code from your app': codeIn(secret, -30) });
  await press(page, 'Turn codes on');
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await axe();
  const codes = await main(page).locator('.codes li').allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.reload();
  expect(await main(page).locator('.codes li').allInnerTexts()).toEqual(codes);
  await press(page, 'I have kept them');
  await expect(page).toHaveURL('/settings/security');
  await expect(main(page)).toContainText('10 recovery codes are left');
  await page.goto('/settings/security/codes');
  await expect(page).toHaveURL('/settings/security');

  await page.request.post('/logout');
  await logIn(page, ines, '/auth?redirectTo=%2Ftrends');
  await expect(page).toHaveURL('/auth/code?redirectTo=%2Ftrends');
  await axe();
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  await fillIn(page, { 'Code from your app': '000 000' });
  await press(page, 'Log in');
  await expect(errorSummary(page)).toContainText('This code is not right');
  await fillIn(page, { 'Code from your app': codeIn(secret) });
  await press(page, 'Log in');
  await expect(page).toHaveURL('/trends');
  await expectToast(page, 'Welcome back!');

  await page.goto('/settings/security');
  await confirm(page, ines);
  await press(page, 'Turn codes off');
  await expectToast(page, 'Codes from your app are off');
  await page.request.post('/logout');
  await logIn(page, ines);
  await expectToast(page, 'Welcome back!');
  await expect(async () => {
    const mails = (await server.outbox()).filter((mail) => mail.includes(`To: ${ines.email}`)).join('\n');
    expect(mails).toContain('Codes from an app are on');
    expect(mails).toContain('Codes from an app are off');
    expect(mails).not.toContain(secret);
  }).toPass();
});

test('a recovery code opens the account once, and help needs none', async ({ page, axe, server }) => {
  const ines = await becomeMember(page);
  await page.goto('/settings/security');
  const { codes } = await setUp(page, ines);
  const [code = ''] = codes;
  for (const isFirst of [true, false]) {
    await page.request.post('/logout');
    await logIn(page, ines);
    const help = page.getByRole('region', { name: 'If you cannot get in' });
    await expect(help.getByRole('link', { name: 'call 988' })).toHaveAttribute('href', 'tel:988');
    await page.getByRole('link', { name: 'No app at hand? Use a recovery code' }).click();
    await expect(page.getByLabel('Recovery code')).toBeVisible();
    await axe();
    await fillIn(page, { 'Recovery code': ` ${code.toLowerCase()} ` });
    await press(page, 'Log in');
    if (isFirst) {
      await expectToast(page, 'Welcome back!');
      await expect(toast(page)).toContainText('9 recovery codes are left.');
    } else await expect(errorSummary(page)).toContainText('This code is not right');
  }
  await page.getByRole('link', { name: 'Safety and help' }).first().click();
  await expect(page.getByRole('heading', { name: 'Safety and help' })).toBeVisible();
  await expect(async () => {
    const mails = (await server.outbox()).filter((mail) => mail.includes(`To: ${ines.email}`)).join('\n');
    expect(mails).toContain('A recovery code was used');
  }).toPass();
});

test('whoever logs in with the last recovery code is told that it was the last', async ({ page, server }) => {
  const ines = await becomeMember(page);
  await page.goto('/settings/security');
  const { codes } = await setUp(page, ines);
  await page.request.post('/logout');
  const ofInes = 'user_id = (SELECT id FROM users WHERE email = ?)';
  await changeFromOutside(
    server,
    `UPDATE recovery_codes SET used_at = 1 WHERE ${ofInes} AND rowid > (SELECT min(rowid) FROM recovery_codes WHERE ${ofInes})`,
    [ines.email, ines.email],
    9,
  );
  await logIn(page, ines);
  await page.getByRole('link', { name: 'No app at hand? Use a recovery code' }).click();
  await fillIn(page, { 'Recovery code': codes[0] ?? '' });
  await press(page, 'Log in');
  await expectToast(page, 'Welcome back!');
  await expect(toast(page)).toContainText('No recovery code is left.');
  await page.goto('/settings/security');
  await expect(main(page)).toContainText('No recovery code is left. Please make new ones now');
});

test('five wrong codes lead back to the password', async ({ page }) => {
  const ines = await becomeMember(page);
  await page.goto('/settings/security');
  const { secret } = await setUp(page, ines);
  await page.request.post('/logout');
  await logIn(page, ines, '/auth?redirectTo=%2Ftrends');
  for (let tries = 1; tries <= 4; tries += 1) {
    await fillIn(page, { 'Code from your app': '000000' });
    await press(page, 'Log in');
    await expect(errorSummary(page)).toContainText('This code is not right');
    await page.goto('/auth/code?redirectTo=%2Ftrends');
  }
  await fillIn(page, { 'Code from your app': '000000' });
  await press(page, 'Log in');
  await expect(page).toHaveURL('/auth?redirectTo=%2Ftrends');
  await expectToast(page, 'Not logged in');
  await page.goto('/auth/code');
  await expect(page).toHaveURL('/auth');
  await logIn(page, ines);
  await fillIn(page, { 'Code from your app': codeIn(secret) });
  await press(page, 'Log in');
  await expectToast(page, 'Welcome back!');
});

test('an admin is told, and after seven days led to set it up', async ({ page, server, axe }) => {
  const ines = await becomeMember(page);
  const set = (sql: string) =>
    changeFromOutside(server, `UPDATE users SET ${sql} WHERE email = ?`, [ines.email]);
  await set('is_admin = 1');
  await page.goto('/admin');
  await expect(main(page)).toContainText('Admins need a second factor.');
  await axe();
  await set('factor_due_at = 1');
  await page.goto('/admin?tab=audit');
  await expect(page).toHaveURL('/settings/security?redirectTo=%2Fadmin%3Ftab%3Daudit');
  await expect(main(page)).toContainText('Admins need codes from an app.');
  const api = await page.request.get('/api/admin/stats');
  expect(api.status()).toBe(403);
  expect(await api.json()).toEqual({ message: expect.stringContaining('/settings/security') });
  await setUp(page, ines);
  await press(page, 'I have kept them');
  await expect(page).toHaveURL('/admin?tab=audit');
  await expect(main(page)).not.toContainText('Admins need a second factor.');
  expect((await page.request.get('/api/admin/stats')).status()).toBe(200);
});
