import { errorSummary, fillIn, logIn, sendForm } from '../factories/forms';
import { acknowledgeDisclaimer, becomeMember, memberDetails } from '../factories/people';
import { cookieValue, endSessionElsewhere, expectToast, replaceSession } from '../factories/screens';
import { changeFromOutside } from '../factories/server-database';
import { expect, test } from '../setup/test';

test('the tabs are pages: back and reload keep them', async ({ page }) => {
  await acknowledgeDisclaimer(page);
  await page.goto('/auth?redirectTo=%2Fsettings');
  const tabs = page.getByRole('navigation', { name: 'Account' });
  await tabs.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/auth?tab=register&redirectTo=%2Fsettings');
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  await page.reload();
  await expect(tabs.getByRole('link', { name: 'Reset' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await page.goBack();
  await expect(tabs.getByRole('link', { name: 'Register' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByLabel('First name')).toBeVisible();
  await page.getByRole('link', { name: 'Back to App' }).click();
  await expect(page).toHaveURL('/');
});

test('logging in says so and goes on to where one was going', async ({ page }) => {
  const ines = await becomeMember(page);
  await page.request.post('/logout');
  await logIn(page, ines, '/auth?redirectTo=%2Fsettings');
  await expect(page).toHaveURL('/settings');
  await expectToast(page, 'Welcome back!', "You've been logged in successfully.");
  await expect(page.getByRole('banner')).toContainText(`Hello, Ines (${ines.email})`);
  await page.goto('/auth');
  await expect(page.getByRole('main')).toContainText(`You are logged in as ${ines.email}`);
});

test('a wrong password and an unknown email get the same answer', async ({ page }) => {
  const ines = await becomeMember(page);
  await page.request.post('/logout');
  const says: string[] = [];
  for (const email of [ines.email, memberDetails().email]) {
    await page.goto('/auth');
    await fillIn(page, { Email: email, Password: 'not-the-password' });
    expect(await sendForm(page, 'Log in')).not.toContain('not-the-password');
    await expect(errorSummary(page).getByRole('heading')).toHaveText('Login failed');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    says.push(await errorSummary(page).innerText());
  }
  expect(says[0]).toContain('The email address or the password is not right.');
  expect(says[1]).toBe(says[0]);
});

test('registering welcomes by name, goes through onboarding and on to where one was going', async ({
  page,
}) => {
  await acknowledgeDisclaimer(page);
  const { firstName, lastName, email, phoneNumber, password } = memberDetails({ firstName: 'Ngọc 🌊' });
  await page.goto('/auth?tab=register&redirectTo=%2Fsettings');
  await fillIn(page, {
    'First name': firstName,
    'Last name': lastName,
    Email: email,
    'Phone number (required)': phoneNumber,
    Password: password,
    'Confirm password': password,
  });
  await expect(
    page.getByText('This server sends no text messages, so nothing goes to this number.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/onboarding?redirectTo=%2Fsettings');
  await expectToast(page, 'Account Created Successfully!', 'Welcome, Ngọc 🌊.');
  for (const step of [1, 2]) {
    await expect(page.getByText(`Step ${step} of 3`)).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
  }
  await page.getByRole('button', { name: 'Skip to app' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('banner')).toContainText('Hello, Ngọc 🌊');
});

test('logging out ends the session and keeps what the device chose', async ({ page, context }) => {
  const ines = await becomeMember(page);
  await page.request.post('/theme', { form: { theme: 'dark' } });
  await page.goto('/settings');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === '/logout'),
    page.getByRole('button', { name: 'Log out' }).click(),
  ]);
  expect(await answer.headerValue('clear-site-data')).toBe('"cache", "storage"');
  await expect(page).toHaveURL('/auth');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await cookieValue(context, 'session')).toBeUndefined();
  expect(await cookieValue(context, 'onboarded')).toBeUndefined();

  await page.goBack();
  await expect(page.getByText(ines.email)).toHaveCount(0);
  await logIn(page, ines);
  await expect(page).toHaveURL('/');
});

test('a session that is none any more leads to the login, and from there back to the page', async ({
  page,
  context,
}) => {
  const ines = await becomeMember(page);
  const ends = [
    () => endSessionElsewhere(page),
    () => replaceSession(page, (value) => `${value.slice(0, -3)}AAA`),
    () => replaceSession(page, () => 'bm90IG91cnM='),
  ];
  for (const end of ends) {
    await end();
    await page.goto('/settings?from=a-bookmark');
    await expect(page).toHaveURL('/auth?ended=1&redirectTo=%2Fsettings%3Ffrom%3Da-bookmark');
    await expect(page.getByRole('main')).toContainText('Your session has ended. Please log in to continue.');
    expect(await cookieValue(context, 'session')).toBeUndefined();
    expect(await cookieValue(context, 'onboarded')).toBeUndefined();
    await logIn(page, ines, page.url());
    await expect(page).toHaveURL('/settings?from=a-bookmark');
  }
});

test('someone whose account is switched off is logged out, and cannot log in', async ({ page, server }) => {
  const ines = await becomeMember(page);
  await changeFromOutside(server, 'UPDATE users SET is_active = 0 WHERE email = ?', [ines.email]);
  await page.goto('/settings');
  await expect(page.getByRole('main')).toContainText('Your session has ended. Please log in to continue.');
  await logIn(page, ines, page.url());
  await expect(errorSummary(page)).toContainText('This account is deactivated.');
});
