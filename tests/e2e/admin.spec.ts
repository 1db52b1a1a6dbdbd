import type { Page } from 'playwright/test';
import { expectFieldErrors, fillIn, unfold } from '../factories/forms';
import { becomeMember, type MemberDetails } from '../factories/people';
import { expectNoSidewaysScroll, expectToast } from '../factories/screens';
import { changeFromOutside } from '../factories/server-database';
import { startServer, type TestServer } from '../setup/server';
import { expect, test as base } from '../setup/test';
import { startTwilioServer, type TwilioServer } from '../setup/twilio-server';

interface Connected {
  provider: TwilioServer;
  server: TestServer;
}

const test = base.extend<object, Connected>({
  provider: [
    async ({}, use) => {
      const provider = await startTwilioServer();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, use) => {
      const server = await startServer({ env: provider.env });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

async function becomeAdmin(page: Page, server: TestServer): Promise<MemberDetails> {
  const admin = await becomeMember(page, { firstName: 'Ada' });
  await changeFromOutside(server, 'UPDATE users SET is_admin = 1 WHERE email = ?', [admin.email]);
  return admin;
}

/** Another member, registered in a browser of their own. */
async function anotherMember(page: Page, server: TestServer, overrides: Partial<MemberDetails> = {}) {
  const context = await page.context().browser()!.newContext({ baseURL: server.url });
  const details = await becomeMember(await context.newPage(), overrides);
  await context.close();
  return details;
}

test('an admin finds a member, deactivates them, sends a reset email and deletes them', async ({
  page,
  server,
  axe,
}) => {
  const admin = await becomeAdmin(page, server);
  const member = await anotherMember(page, server, { lastName: 'Quintanilha' });
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin dashboard');
  for (const label of ['Total Users', 'Active Users', 'Admin Users', 'New This Month'])
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible();
  await axe();

  await page.getByLabel('Search').fill('QUINTANILHA');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/search=QUINTANILHA/);
  const row = page.getByRole('row').filter({ hasText: member.email });
  await expect(row).toContainText('Active');
  await row.getByRole('link', { name: 'Manage Ines Quintanilha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ines Quintanilha' });
  await expect(dialog).toContainText(member.phoneNumber);
  await axe();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expectToast(page, 'User updated');
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Inactive');
  const manage = row.getByRole('link', { name: 'Manage Ines Quintanilha' });
  await manage.click();
  await dialog.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(row).not.toContainText('Inactive');
  await manage.click();
  await dialog.getByRole('link', { name: 'Reset Password' }).click();
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await expectToast(page, 'Password reset', 'Password reset email has been sent to the user.');
  expect((await server.outbox()).filter((mail) => mail.includes(`To: ${member.email}`))).toHaveLength(1);
  await page.goto('/admin?tab=audit');
  const rows = page.getByRole('row').filter({ hasText: member.email });
  const looks = rows.filter({ hasText: 'Opened the details of an account' });
  await expect(looks).not.toHaveCount(0);
  await expect(rows.filter({ hasNotText: 'Opened the details of an account' })).toHaveCount(3);
  await axe();

  await page.goto('/admin?search=quintanilha');
  await manage.click();
  await dialog.getByRole('link', { name: 'Delete User' }).click();
  await fillIn(page, {
    'To go on, type the email address of this user': 'somebody@example.org',
    'Your own password': 'not it',
  });
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expectFieldErrors(page, { 'Your own password': 'That is not your password' });
  await axe();
  const right = {
    'To go on, type the email address of this user': member.email,
    'Your own password': admin.password,
  };
  await fillIn(page, right);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expectToast(page, 'User deleted', 'Everything of theirs is gone.');
  await expect(page).toHaveURL('/admin?search=quintanilha');
  await expect(row).toHaveCount(0);
  await page.goto('/admin?search=nobody-has-this');
  await expect(page.getByText('No users found matching your criteria.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/admin');
  await expectNoSidewaysScroll(page);
});

test('an admin cannot change their own role, and members have no admin screens', async ({ page, server }) => {
  const admin = await becomeAdmin(page, server);
  await page.goto(`/admin?search=${encodeURIComponent(admin.email)}`);
  await page.getByRole('link', { name: 'Manage Ada Duarte' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Remove Admin' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Deactivate' })).toBeDisabled();

  await page.request.post('/logout');
  await becomeMember(page);
  for (const path of ['/admin', '/sms-dashboard']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }),
  ).toHaveCount(0);
});

test('settings of texts are saved, with a button or as they change', async ({
  page,
  server,
  jsEnabled,
  axe,
}) => {
  await becomeAdmin(page, server);
  await page.goto('/sms-dashboard');
  await axe();
  const reminders = page.getByLabel('Daily reminders');
  const wasOn = await reminders.isChecked();
  await reminders.setChecked(!wasOn);
  if (!jsEnabled) await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Settings Updated');
  await page.goto('/sms-dashboard');
  await expect(reminders).toBeChecked({ checked: !wasOn });

  await page.getByLabel('Daily rate limit').fill('0');
  if (!jsEnabled) await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveAccessibleDescription(/from 1 to 100$/);
  const kept = (await (await page.request.get('/api/admin/sms/settings')).json()) as {
    rateLimitPerDay: number;
  };
  expect(kept.rateLimitPerDay).toBe(5);
});

test('a template is previewed, changed, refused and reset', async ({ page, server, axe }) => {
  await becomeAdmin(page, server);
  await page.goto('/sms-dashboard?tab=templates');
  await axe();
  const form = page.getByRole('form', { name: 'Daily reminder' });
  await expect(form).toContainText('Hi Ines, a few quiet minutes today?');
  await expect(form).toContainText('1 segment (GSM-7)');
  await form.getByLabel('Text').fill('Bom dia, {firstName} ã {mood}');
  await form.getByRole('button', { name: 'Save Daily reminder' }).click();
  await expect(form.locator('[aria-invalid="true"]')).toHaveValue('Bom dia, {firstName} ã {mood}');
  await form.getByLabel('Text').fill('Bom dia, {firstName} ã');
  await form.getByRole('button', { name: 'Save Daily reminder' }).click();
  await expectToast(page, 'Template Updated');
  await expect(form).toContainText('Bom dia, Ines ã');
  await expect(form).toContainText('1 segment (UCS-2)');
  await form.getByRole('button', { name: 'Reset to default' }).click();
  await expect(form).toContainText('Hi Ines, a few quiet minutes today?');
});

test('a test text is sent and stands in the log', async ({ page, server, provider, axe }) => {
  await becomeAdmin(page, server);
  await page.goto('/sms-dashboard?tab=test');
  await axe();
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expectToast(page, 'Connection Successful');
  await page.getByRole('button', { name: 'Send test SMS' }).click();
  await expectFieldErrors(page, {
    'Phone number': 'Phone number is required',
    Message: 'Message is required',
  });
  const message = `To be sure ${Math.random()}`;
  await fillIn(page, { 'Phone number': '+1 555 010 0321', Message: message });
  await page.getByRole('button', { name: 'Send test SMS' }).click();
  await expectToast(page, 'Test SMS Sent');
  expect(provider.texts.filter(({ Body }) => Body === message)).toHaveLength(1);
  await page.goto('/sms-dashboard?tab=logs');
  await page.getByLabel('Type').selectOption('test');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('row').filter({ hasText: message })).toContainText('Sent');
  await axe();
  await page.goto('/sms-dashboard?tab=logs&status=delivered');
  await expect(page.getByText('No messages match this filter.')).toBeVisible();
});

test('a member agrees to texts, confirms their number and stops them again', async ({
  page,
  provider,
  axe,
}) => {
  const number = `+1555${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  await becomeMember(page, { phoneNumber: number });
  await page.goto('/settings');
  const texts = page.getByRole('region', { name: 'Text messages' });
  await unfold(page, 'Choose what is sent');
  await texts.getByLabel(/daily reminder/).check();
  await texts.getByRole('button', { name: 'Save text messages' }).click();
  await expect(texts.getByText('Tick this box too, so that we may text you').first()).toBeVisible();
  await expect(texts.getByLabel(/daily reminder/)).toBeChecked();
  await texts.getByLabel(/^Yes, send me/).check();
  await texts.getByLabel('Remind me at').selectOption('9');
  await texts.getByRole('button', { name: 'Save text messages' }).click();
  await expectToast(page, 'We have sent you a code');
  await axe();

  const sent = provider.texts.filter(({ To, Body }) => To === number && Body.includes('code'));
  const code = /\d{6}/.exec(sent.at(-1)?.Body ?? '')?.[0] ?? '';
  await texts.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
  await texts.getByRole('button', { name: 'Confirm my number' }).click();
  await expect(texts.getByText('That is not the code we sent. You have 4 tries left.').first()).toBeVisible();
  await texts.getByLabel('Code').fill(code);
  await texts.getByRole('button', { name: 'Confirm my number' }).click();
  await expectToast(page, 'Your number is confirmed');
  await expect(texts.getByLabel('Code')).toHaveCount(0);
  await expect(texts.getByLabel('Remind me at')).toHaveValue('9');
  await texts.getByRole('button', { name: 'Stop all text messages' }).click();
  await expectToast(page, 'No more text messages');
  await expect(texts.getByLabel(/daily reminder/)).not.toBeChecked();
});
