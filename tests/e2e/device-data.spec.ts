import type { Page } from 'playwright/test';
import { becomeGuest, becomeMember, checkIn, type MemberDetails } from '../factories/people';
import { expect, test } from '../setup/test';

async function logIn(page: Page, { email, password }: MemberDetails): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const total = async (page: Page) =>
  ((await (await page.request.get('/api/user-stats')).json()) as { totalCheckins: number }).totalCheckins;

/** A member who is logged out, on a device where a guest has checked in twice. */
async function memberOnAGuestsDevice(page: Page): Promise<MemberDetails> {
  const details = await becomeMember(page);
  await checkIn(page.request);
  await page.request.post('/logout', { maxRedirects: 0 });
  await becomeGuest(page);
  await checkIn(page.request);
  await checkIn(page.request);
  await logIn(page, details);
  await expect(
    page.getByRole('heading', { name: 'Add the 2 check-ins from this device to your account?' }),
  ).toBeVisible();
  return details;
}

test('adding moves what the guest entered to the account', async ({ page, axe }) => {
  await memberOnAGuestsDevice(page);
  await axe();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Added to your account').first()).toBeVisible();
  expect(await total(page)).toBe(3);
});

test('not now leaves it on the device and asks again at the next login', async ({ page }) => {
  const details = await memberOnAGuestsDevice(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/');
  expect(await total(page)).toBe(1);
  await page.request.post('/logout', { maxRedirects: 0 });
  await logIn(page, details);
  await expect(page.getByRole('heading', { name: /Add the 2 check-ins/ })).toBeVisible();
});

test('deleting asks once more and then deletes only what the guest entered', async ({ page }) => {
  await memberOnAGuestsDevice(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Deleted from this device').first()).toBeVisible();
  expect(await total(page)).toBe(1);
});
