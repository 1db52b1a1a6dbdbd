import type { Page } from 'playwright/test';
import { answer, complete, completion, storedEntries } from '../factories/check-in-form';
import { errorSummary } from '../factories/forms';
import { becomeGuest, checkIn } from '../factories/people';
import { expect, test } from '../setup/test';

async function quickCheckIn(page: Page, ratings = [3, 3, 3, 3, 3]): Promise<void> {
  await page.goto('/checkin?mode=quick');
  await answer(page, ratings, { total: 5 });
  await complete(page);
}

/** For each part that is held back, for how many milliseconds. */
const delays = (page: Page) =>
  completion(page)
    .locator(':scope > *')
    .evaluateAll((parts) =>
      parts.flatMap((part) => part.getAnimations().map((one) => one.effect?.getTiming().delay)),
    );

test('the first one says what it has unlocked, a later one which number it was', async ({ page, axe }) => {
  await becomeGuest(page);
  await quickCheckIn(page);
  const title = completion(page).getByRole('heading', { level: 2 });
  await expect(title).toHaveText('Assessment Complete!');
  await expect(completion(page)).toContainText('unlocked');
  await expect(completion(page)).toContainText('3, Neutral');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await axe();
  await completion(page).getByRole('link', { name: 'Continue Later' }).click();
  await expect(page).toHaveURL('/');

  await quickCheckIn(page, [5, 5, 5, 5, 5]);
  await expect(title).toHaveText('Well Done!');
  await expect(completion(page)).toContainText('check-in number 2');
  await page.reload();
  await expect(title, 'the dialog is an address').toHaveText('Well Done!');
  await completion(page).getByRole('link', { name: 'View Your Insights' }).click();
  await expect(page).toHaveURL('/trends');
});

test('its parts arrive after 300, 800 and 1300 ms where scripts run and motion is welcome', async ({
  page,
  jsEnabled,
}) => {
  await becomeGuest(page);
  await quickCheckIn(page);
  await expect(completion(page)).toBeVisible();
  expect(await delays(page)).toEqual(jsEnabled ? [300, 800, 1300] : []);
  const onward = completion(page).getByRole('link', { name: 'View Your Insights' });
  await expect(onward.locator('xpath=ancestor::div[1]')).toHaveCSS('opacity', '1');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await quickCheckIn(page);
  await expect(onward).toBeVisible();
  expect(await delays(page)).toEqual([]);
});

test('after a very low mood help comes first, and at once', async ({ page }) => {
  await becomeGuest(page);
  await checkIn(page.request);
  await quickCheckIn(page, [4, 1, 4, 4, 4]);
  const support = completion(page).getByRole('region', { name: 'That sounds very heavy' });
  await expect(support.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  expect(await support.evaluate((card) => card.getAnimations().length)).toBe(0);
  await expect(completion(page).locator('h2 + *')).toHaveAccessibleName('That sounds very heavy');
});

test('after a note that sounds of crisis help comes first, however good the ratings are', async ({
  page,
}) => {
  await becomeGuest(page);
  await page.goto('/checkin?mode=quick');
  await answer(page, [4, 4, 4, 4, 4], { total: 5 });
  await page
    .getByLabel('Anything you want to remember about today?')
    .fill('Fine, but I want to end my life.');
  await complete(page);
  await expect(completion(page).locator('h2 + *')).toHaveAccessibleName('That sounds very heavy');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Call 988' }).first()).toBeVisible();
});

for (const [what, note] of [
  ['emoji, right-to-left text and line breaks', 'Zu viel 👩‍👩‍👧 🇳🇵\n\nשלום عليكم\u202Eabc\n  - end'],
  ['markup', '<script>document.title="owned"</script>"\'><img src=x onerror=alert(1)>&amp;'],
  ['2,000 characters', `${'ø'.repeat(1999)}!`],
] as const) {
  test(`a note of ${what} is kept exactly as it was written`, async ({ page }) => {
    await becomeGuest(page);
    await page.goto('/checkin?mode=quick');
    await answer(page, [3, 3, 3, 3, 3], { total: 5 });
    const field = page.getByLabel('Anything you want to remember about today?');
    await field.fill(note);
    await page.getByRole('button', { name: 'Back' }).click();
    await answer(page, [4], { from: 4, total: 5 });
    await expect(field).toHaveValue(note);
    // The last answer may still be on its way to the server while the page is asked for again.
    await expect(async () => {
      await page.goto('/checkin?mode=quick&step=5');
      await expect(field).toHaveValue(note, { timeout: 1000 });
    }).toPass();
    await complete(page);
    await expect(completion(page)).toBeVisible();
    await expect(page).toHaveTitle('Check-in complete | Soundings');
    expect((await storedEntries(page)).map(({ notes }) => notes)).toEqual([note]);
  });
}

test('a note that is too long is said so beside it, and kept to be shortened', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/checkin?mode=quick');
  await answer(page, [3, 3, 3, 3, 3], { total: 5 });
  const field = page.getByLabel('Anything you want to remember about today?');
  const note = 'x'.repeat(2001);
  await field.fill(note);
  await complete(page);
  await errorSummary(page).getByRole('link', { name: 'Notes can be up to 2,000 characters' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(note);
  await field.fill(note.slice(1));
  await complete(page);
  await expect(completion(page)).toBeVisible();
});
