import { errorSummary, expectFieldErrors, fillIn } from '../factories/forms';
import { becomeGuest, checkIn } from '../factories/people';
import { expectNoSidewaysScroll, expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

const NOTE = 'Note (Optional)';

test('a check-in that was changed in another tab shows both, and neither is lost', async ({ page, axe }) => {
  await becomeGuest(page);
  const { id } = await checkIn(page.request, { notes: 'As it was' });
  await page.goto(`/history/${id}/edit`);
  await page.request.patch(`/api/mood-entries/${id}`, {
    data: { notes: 'From the phone', responses: { overallMood: 2 } },
  });
  await page.getByLabel(NOTE).fill('From the laptop');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(errorSummary(page)).toContainText('changed on another page or device');
  const both = page.getByRole('region', { name: 'Two versions of this check-in' });
  await expect(both).toContainText('Saved elsewhere: “From the phone”');
  await expect(both).toContainText('Yours, below: “From the laptop”');
  await expect(both.locator('dt')).toHaveText(['Mood', 'Note']);
  await expect(page.getByLabel(NOTE)).toHaveValue('From the laptop');
  await axe();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  await both.getByRole('button', { name: 'Save mine' }).click();
  await expectToast(page, 'Check-in changed');
  await expect(page.getByRole('main')).toContainText('From the laptop');
});

test('what was saved elsewhere can be kept instead', async ({ page }) => {
  await becomeGuest(page);
  const { id } = await checkIn(page.request, { notes: 'As it was' });
  await page.goto(`/history/${id}/edit`);
  await page.request.patch(`/api/mood-entries/${id}`, { data: { notes: 'From the phone' } });
  await page.getByLabel(NOTE).fill('From the laptop');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Keep what is saved' }).click();
  await expect(page.getByRole('main')).toContainText('From the phone');
});

test('a form that was refused meanwhile still knows what it was written on', async ({ page }) => {
  await becomeGuest(page);
  const { id } = await checkIn(page.request, { notes: 'As it was' });
  await page.goto(`/history/${id}/edit`);
  await page.request.patch(`/api/mood-entries/${id}`, { data: { notes: 'From the phone' } });
  await fillIn(page, { [NOTE]: 'From the laptop', Day: '2999-01-01' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectFieldErrors(page, { Day: 'Choose a day on the calendar' });
  await fillIn(page, { Day: new Date().toISOString().slice(0, 10), Time: '00:00' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Two versions' })).toContainText('From the phone');
});

test('sent twice without a change it is simply saved', async ({ page }) => {
  await becomeGuest(page);
  const { id } = await checkIn(page.request, { notes: 'Two\nlines' });
  await page.goto(`/history/${id}/edit`);
  const other = await page.context().newPage();
  await other.goto(`/history/${id}/edit`);
  for (const tab of [page, other]) {
    await tab.getByLabel(NOTE).fill('Three\nshort\nlines');
    await tab.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(tab, 'Check-in changed');
  }
});

test('one that was deleted in another tab gives the words back', async ({ page, allowErrors }) => {
  allowErrors(/404/);
  await becomeGuest(page);
  const { id } = await checkIn(page.request);
  await page.goto(`/history/${id}/edit`);
  await page.request.delete(`/api/mood-entries/${id}`);
  await page.getByLabel(NOTE).fill('Half a page about the ferry');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel(/What you wrote is not stored/)).toHaveValue('Half a page about the ferry');
});
