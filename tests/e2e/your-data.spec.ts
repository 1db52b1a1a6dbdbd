import fs from 'node:fs';
import { errorSummary, logIn } from '../factories/forms';
import { becomeGuest, becomeMember, checkIn } from '../factories/people';
import { expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

test('a member takes a copy along', async ({ page, axe }) => {
  const ines = await becomeMember(page);
  await checkIn(page.request, { notes: 'The heron stood in the shallows' });
  await page.goto('/settings');
  await axe();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Everything, as JSON' }).click();
  const text = fs.readFileSync(await (await saved).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    profile: { email: ines.email },
    checkIns: [{ notes: 'The heron stood in the shallows' }],
  });
});

test('a member deletes everything, and only with words and password', async ({ page, axe }) => {
  const ines = await becomeMember(page);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Delete everything' }).click();
  await expect(page).toHaveTitle('Delete everything | Soundings');
  await axe();
  await page.getByLabel('Your password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(errorSummary(page)).toContainText('Type “delete everything” to go on');
  await page.getByLabel('To go on, type: delete everything').fill('Delete  everything');
  await page.getByLabel('Your password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(errorSummary(page)).toContainText('That is not your password');
  await expect(page.getByLabel('To go on, type: delete everything')).toHaveValue('Delete  everything');
  await page.getByLabel('Your password', { exact: true }).fill(ines.password);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Everything is deleted');
  await logIn(page, ines);
  await expect(errorSummary(page)).toContainText('The email address or the password is not right.');
});

test('a member deletes the data and keeps the account', async ({ page }) => {
  const ines = await becomeMember(page);
  await checkIn(page.request);
  await page.goto('/settings/delete?what=data');
  await page.getByLabel('To go on, type: delete my data').fill('delete my data');
  await page.getByLabel('Your password', { exact: true }).fill(ines.password);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Your data is deleted');
  expect(await (await page.request.get('/api/mood-entries')).json()).toEqual([]);
});

test('a guest deletes everything without a password', async ({ page }) => {
  await becomeGuest(page);
  await checkIn(page.request);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Delete everything' }).click();
  await page.getByLabel('To go on, type: delete everything').fill('delete everything');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/trends');
  await expect(page).toHaveURL('/?redirectTo=%2Ftrends');
});
