import { chooseFace, errorSummary, expectFieldErrors, fillIn } from '../factories/forms';
import { dayOf, entries, main, press } from '../factories/history-pages';
import { becomeGuest, checkIn, daysAgo } from '../factories/people';
import { expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

test.use({ timezoneId: 'UTC' });

const NOTE = 'Note (Optional)';

test('a check-in can be opened and changed, and everything follows', async ({ page, axe }) => {
  await becomeGuest(page);
  await checkIn(page.request);
  const { id } = await checkIn(page.request, {
    notes: 'Befor',
    responses: { overallMood: 5, sleepRating: 4 },
  });
  await page.goto(`/history/${id}`);
  await expect(page.getByRole('row', { name: 'Sleep 4 Well-rested' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Energy/ })).toContainText('Not answered');
  await axe();
  await page.getByRole('link', { name: 'Change' }).click();
  await expect(page.getByLabel(NOTE, { exact: true })).toHaveValue('Befor');
  await axe();
  await fillIn(page, { [NOTE]: 'Before', Day: dayOf(2), Time: '07:30' });
  await chooseFace(page, 'Mood', 'Very low');
  await chooseFace(page, 'Sleep', 'Not answered');
  await press(page, 'Save');
  await expectToast(page, 'Check-in changed');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('7:30');
  await expect(main(page)).toContainText('It came out as 1, Very Low.');
  await expect(main(page)).toContainText('Mood: Very low. One answer: 1.0 of 5.');
  await expect(main(page)).toContainText('Added later');
  // A very low day comes with help beside it.
  await expect(main(page).getByRole('link', { name: /988/ }).first()).toBeVisible();
  await page.goto('/trends');
  await page.getByText('The same as a table').click();
  await expect(page.getByRole('cell', { name: '1.0 Very Low' })).toHaveCount(1);
});

test('a form that cannot be saved keeps what was typed', async ({
  page,
  context,
  jsEnabled,
  allowErrors,
}) => {
  await becomeGuest(page);
  await page.goto('/history/new');
  await fillIn(page, { [NOTE]: 'Kept', Day: '2999-01-01' });
  await chooseFace(page, 'Mood', 'Neutral');
  await press(page, 'Save');
  await expectFieldErrors(page, { Day: 'Choose a day on the calendar' });
  await expect(page.getByLabel(NOTE, { exact: true })).toHaveValue('Kept');
  if (jsEnabled) {
    allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|manifest patches/);
    await context.setOffline(true);
    await press(page, 'Save');
    await expect(errorSummary(page)).toContainText('The server could not be reached');
    await expect(page.getByLabel(NOTE, { exact: true })).toHaveValue('Kept');
    await context.setOffline(false);
  }
  await fillIn(page, { Day: dayOf(2) });
  await chooseFace(page, 'Mood', 'Not answered');
  await press(page, 'Save');
  await expect(errorSummary(page).getByRole('link')).toHaveText(['Answer at least one question']);
});

test('a streak that missed yesterday is joined again by adding it', async ({ page }) => {
  await becomeGuest(page);
  for (const days of [3, 2, 0]) await checkIn(page.request, { date: daysAgo(days) });
  await page.goto('/');
  await expect(main(page)).toContainText('Yesterday has no check-in, and that is fine.');
  await page.goto('/trends');
  await page.getByRole('link', { name: 'add a check-in for yesterday' }).click();
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(dayOf(1));
  await chooseFace(page, 'Mood', 'Good');
  await press(page, 'Save');
  await expectToast(page, 'Check-in added', 'It is marked as added later.');
  await page.goto('/');
  await expect(main(page).locator('dl > div', { hasText: 'Day streak' })).toContainText('4');
  await expect(main(page)).not.toContainText('Yesterday has no check-in');
});

test('a deletion asks once more, and can be undone', async ({ page, axe }) => {
  await becomeGuest(page);
  const { id } = await checkIn(page.request, { notes: 'To keep' });
  await page.goto(`/history/${id}`);
  await main(page).getByRole('link', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Delete the check-in of');
  await axe();
  await page.getByRole('link', { name: 'Keep it' }).click();
  await expect(page).toHaveURL(`/history/${id}`);
  await page.goto(`/history/${id}/delete`);
  await press(page, 'Delete');
  await expect(page).toHaveURL('/history');
  await expect(entries(page)).toHaveCount(0);
  await press(page, 'Undo');
  await expectToast(page, 'The check-in is back', 'Everything is as it was.');
  await expect(page).toHaveURL(`/history/${id}`);
  await expect(main(page)).toContainText('To keep');
});

test('an undo that comes too late says so', async ({ page, jsEnabled }) => {
  await becomeGuest(page);
  const { id } = await checkIn(page.request);
  if (jsEnabled) await page.clock.install();
  await page.goto(`/history/${id}/delete`);
  await press(page, 'Delete');
  const undo = main(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  if (jsEnabled) {
    await page.clock.fastForward(11_000);
    await expect(main(page)).toContainText('The check-in is deleted for good.');
    await expect(undo).toHaveCount(0);
  } else {
    // What ten seconds do to the cookie.
    await page.context().clearCookies({ name: 'undo' });
    await undo.click();
    await expectToast(page, 'Too late to undo');
  }
});

test('what is another’s or nobody’s is not found, by any address', async ({
  page,
  browser,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/404/);
  await becomeGuest(page);
  const { id } = await checkIn(page.request);
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await becomeGuest(other);
  for (const path of [`/history/${id}`, `/history/${id}/edit`, `/history/${id}/delete`, '/history/none']) {
    expect((await other.request.get(path)).status(), path).toBe(404);
  }
  const form = { date: dayOf(0), time: '00:00', timeZone: 'UTC', notes: 'taken over', overallMood: '1' };
  for (const path of [`/history/${id}/edit`, `/history/${id}/delete`]) {
    expect((await other.request.post(path, { form })).status(), path).toBe(404);
  }
  expect((await other.request.get('/history/day/2026-02-30')).status()).toBe(404);
  expect((await other.request.get('/history?search=made-up')).status()).toBe(404);
  expect((await other.request.get('/history?cursor=made-up')).status()).toBe(422);
  await context.close();
  await page.goto('/history');
  await expect(entries(page)).toHaveCount(1);
});
