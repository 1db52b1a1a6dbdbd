import type { Page } from 'playwright/test';
import { fillIn, logIn } from '../factories/forms';
import {
  acknowledgeDisclaimer,
  becomeGuest,
  becomeMember,
  checkIn,
  memberDetails,
} from '../factories/people';
import { cookieValue, expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

/** Where each path leads: to itself, or elsewhere. */
async function expectToLead(page: Page, paths: Record<string, string | number>): Promise<void> {
  for (const [path, leads] of Object.entries(paths)) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    const found = answer.status() === 302 ? answer.headers().location : answer.status();
    expect(found, path).toBe(leads);
  }
}

const entries = async (page: Page) =>
  (await (await page.request.get('/api/mood-entries')).json()) as { notes: string | null; userId: string }[];

test('strangers see the public pages; any other path asks them to choose first', async ({ page }) => {
  await expectToLead(page, {
    '/': 200,
    '/auth': 200,
    '/safety': 200,
    '/safety/how': 200,
    '/privacy': 200,
    '/exercises': 200,
    '/exercises/sleep': 200,
    '/exercises/no-such-exercise': 404,
    '/landing': '/',
    '/checkin?mode=quick': '/?redirectTo=%2Fcheckin%3Fmode%3Dquick',
    '/trends': '/?redirectTo=%2Ftrends',
    '/settings': '/?redirectTo=%2Fsettings',
    '/onboarding': '/?redirectTo=%2Fonboarding',
    '/device-data': '/?redirectTo=%2Fdevice-data',
    '/no-such-page': '/?redirectTo=%2Fno-such-page',
  });
});

test('guests have their screens; what is for members asks them to register', async ({ page }) => {
  await becomeGuest(page);
  await expectToLead(page, {
    '/': 200,
    '/checkin': 200,
    '/trends': 200,
    '/settings': 200,
    '/auth': 200,
    '/landing': 200,
    '/safety': 200,
    '/exercises': 200,
    '/exercises/no-such-exercise': 404,
    '/safety/how': 200,
    '/onboarding': '/auth?tab=register&redirectTo=%2Fonboarding',
    '/device-data': '/auth?tab=register&redirectTo=%2Fdevice-data',
    '/no-such-page': 404,
  });
});

test('members see nothing but onboarding until it is done, and help at any time', async ({ page }) => {
  await becomeMember(page, { onboarded: false });
  await expectToLead(page, {
    '/': '/onboarding',
    '/checkin': '/onboarding',
    '/trends': '/onboarding',
    '/settings': '/onboarding',
    '/auth': '/onboarding',
    '/auth?tab=reset&token=x': 200,
    '/landing': '/onboarding',
    '/no-such-page': '/onboarding',
    '/onboarding': 200,
    '/safety': 200,
    '/exercises': 200,
    '/exercises/breathing': 200,
    '/safety/how': 200,
    '/privacy': 200,
    '/api/user-stats': 200,
  });
});

test('a stranger who only wants to try it goes straight on to the check-in', async ({ page }) => {
  await acknowledgeDisclaimer(page);
  await page.goto('/checkin?mode=quick');
  const choice = page.getByRole('region', { name: 'On the way to the check-in' });
  await choice.getByRole('button', { name: 'Try it without an account' }).click();
  await expect(page).toHaveURL('/checkin?mode=quick');
  await expect(page.getByText('Question 1 of 5')).toBeVisible();
  await page.getByRole('link', { name: 'Close, back to home' }).click();
  await expect(page.getByRole('banner')).toContainText('Trying it without an account');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('registering takes over what the guest has entered, in place', async ({ page, context }) => {
  await becomeGuest(page);
  await checkIn(page.request, { notes: 'from before' });
  await checkIn(page.request);
  const [before] = await entries(page);
  await page.goto('/checkin');
  await page.getByRole('radio', { name: 'Tired' }).check();
  await page.getByRole('button', { name: 'Next' }).last().click();
  await expect(page.getByText('Question 2 of 10')).toBeVisible();

  const { firstName, lastName, email, phoneNumber, password } = memberDetails();
  await page.goto('/auth?tab=register');
  await fillIn(page, {
    'First name': firstName,
    'Last name': lastName,
    Email: email,
    'Phone number (required)': phoneNumber,
    Password: password,
    'Confirm password': password,
  });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/onboarding');
  await page.goto('/onboarding?step=3');
  await page.getByRole('button', { name: 'Begin My Mental Health Assessment' }).click();
  await expect(page.getByText('Question 2 of 10')).toBeVisible();
  const after = await entries(page);
  expect(after).toHaveLength(2);
  expect(after.map(({ notes }) => notes)).toContain('from before');
  expect(after[0]?.userId).toBe(before?.userId);
  expect(await cookieValue(context, 'guest')).toBeUndefined();
});

test('data of a guest is asked about at login, and each answer does what it says', async ({ page, axe }) => {
  const ines = await becomeMember(page);
  await page.request.post('/logout');
  await becomeGuest(page);
  await checkIn(page.request, { notes: 'of the guest' });
  await logIn(page, ines, '/auth?redirectTo=%2Fsettings');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Add the 1 check-in from this device to your account?');
  await axe();

  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/settings');
  expect(await entries(page)).toHaveLength(0);
  await page.request.post('/logout');
  expect(await entries(page), 'still the guest’s').toHaveLength(1);

  await logIn(page, ines, '/auth?redirectTo=%2Fsettings');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(heading).toHaveText('Delete the 1 check-in on this device?');
  await axe();
  await page.getByRole('link', { name: 'Keep them' }).click();
  await expect(heading).toHaveText('Add the 1 check-in from this device to your account?');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/settings');
  await expectToast(page, 'Deleted from this device');
  expect(await entries(page)).toHaveLength(0);
  await page.request.post('/logout');
  await page.goto('/trends');
  await expect(page).toHaveURL('/?redirectTo=%2Ftrends');
});

test('a guest who has entered nothing is not asked about', async ({ page, context }) => {
  const ines = await becomeMember(page);
  await page.request.post('/logout');
  await becomeGuest(page);
  await logIn(page, ines, '/auth?redirectTo=%2Fsettings');
  await expect(page).toHaveURL('/settings');
  expect(await cookieValue(context, 'guest')).toBeUndefined();
});
