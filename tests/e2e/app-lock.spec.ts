import type { Page } from 'playwright/test';
import { beAway, PIN, turnLockOn } from '../factories/app-lock';
import { errorSummary, fillIn } from '../factories/forms';
import { becomeMember, checkIn } from '../factories/people';
import { expectNoSidewaysScroll, expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

test('a member sets a PIN, locks, and opens again with it', async ({ page, axe }) => {
  const ines = await becomeMember(page);
  await page.goto('/settings');
  await page.getByRole('main').getByRole('link', { name: 'app lock', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('App lock');
  await axe();
  await fillIn(page, { 'Your PIN': '1234', 'The PIN again': '1234', 'Your current password': ines.password });
  await page.getByRole('button', { name: 'Turn on the app lock' }).click();
  await expect(errorSummary(page)).toContainText('not a run such as 1234');
  await fillIn(page, { 'Your PIN': PIN, 'The PIN again': PIN, 'Your current password': ines.password });
  await page.getByLabel('Ask for it after').selectOption('15');
  await page.getByRole('button', { name: 'Turn on the app lock' }).click();
  await expectToast(page, 'The app lock is on', 'It asks for your PIN after 15 minutes away.');
  await expect(page.getByRole('main')).toContainText('It asks after 15 minutes away');
  await axe();
  await page.goto('/trends');
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(page).toHaveURL('/lock?redirectTo=%2Ftrends');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soundings is locked');
  await expect(page.locator('body')).not.toContainText(ines.email);
  await axe();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  await page.goto('/history');
  await expect(page).toHaveURL('/lock?redirectTo=%2Fhistory');
  await fillIn(page, { 'Your PIN': '0001' });
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(errorSummary(page)).toContainText('4 tries are left');
  await fillIn(page, { 'Your PIN': PIN });
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page).toHaveURL('/history');
});

test('after five wrong PINs the password opens', async ({ page }) => {
  const ines = await becomeMember(page);
  await turnLockOn(page, ines);
  await page.goto('/');
  await page.getByRole('button', { name: 'Lock now' }).click();
  for (let left = 4; left >= 0; left -= 1) {
    await fillIn(page, { 'Your PIN': '0001' });
    await page.getByRole('button', { name: 'Unlock', exact: true }).click();
    if (left > 1) await expect(errorSummary(page)).toContainText(`${left} tries are left`);
    if (left === 1) await expect(errorSummary(page)).toContainText('One try is left');
  }
  await expect(page.getByRole('main')).toContainText('The PIN was wrong five times');
  await expect(page.getByLabel('Your PIN', { exact: true })).toHaveCount(0);
  await fillIn(page, { 'Your password': ines.password });
  await page.getByRole('button', { name: 'Unlock with the password' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toContainText('Hello, Ines');
});

/** Whether scripts have taken over what the server sent. */
const isTakenOver = (page: Page) =>
  page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));

test('while it is locked help and the safety plan are there, and Back shows nothing', async ({
  page,
  jsEnabled,
}) => {
  const ines = await becomeMember(page);
  await turnLockOn(page, ines);
  await checkIn(page.request, { notes: 'A note that is mine' });
  const data = { people: 'Ana +1 415 555 2671', version: 0 };
  expect((await page.request.put('/api/safety-plan', { data })).ok()).toBe(true);
  await page.goto('/history');
  await expect(page.getByRole('main')).toContainText('A note that is mine');
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(page).toHaveURL(/\/lock/);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'text 988' })).toHaveAttribute('href', 'sms:988');
  await main.getByRole('link', { name: 'My safety plan' }).click();
  await expect(page.getByRole('link', { name: 'Call +1 415 555 2671' })).toHaveAttribute(
    'href',
    'tel:+14155552671',
  );
  await expect(page.getByRole('link', { name: 'Change it', exact: true })).toHaveCount(0);
  await page.goto('/safety');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Safety and help');
  for (let step = 0; step < 3; step += 1) {
    await page.goBack();
    // Two steps at once, while scripts still take the page over, make React draw it once more and say so.
    if (jsEnabled) await expect.poll(() => isTakenOver(page)).toBe(true);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soundings is locked');
  await expect(page.locator('body')).not.toContainText('A note that is mine');
});

test('a form that is sent when the lock has fallen is there again', async ({ page, server }) => {
  const ines = await becomeMember(page);
  await turnLockOn(page, ines);
  await page.goto('/safety-plan');
  await page.getByLabel('People I can ask for help').fill('Typed before the lock fell');
  await beAway(server, ines, 5);
  await page.getByRole('button', { name: 'Save my plan' }).click();
  await expect(page.getByRole('main')).toContainText('What you had just sent is kept for you');
  await fillIn(page, { 'Your PIN': PIN });
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByLabel('People I can ask for help')).toHaveValue('Typed before the lock fell');
  await page.getByRole('button', { name: 'Save my plan' }).click();
  await expectToast(page, 'Your plan is saved');
});
