import type { Page } from 'playwright/test';
import { nameHelper } from '../factories/chat';
import { answer, complete, completion, storedEntries } from '../factories/check-in-form';
import { errorSummary } from '../factories/forms';
import { becomeGuest, checkIn } from '../factories/people';
import { expect, test } from '../setup/test';

async function quickCheckIn(page: Page, ratings = [3, 3, 3, 3, 3]): Promise<void> {
  await page.goto('/checkin?mode=quick');
  await answer(page, ratings, { total: 5 });
  await complete(page);
}

/** For each part that is held back, for how many milliseconds, and how long it takes. */
const delays = (page: Page) =>
  completion(page).evaluate((done) => {
    const timings = done.getAnimations({ subtree: true }).map((one) => one.effect?.getTiming());
    const pairs = timings.map((timing) => `${timing?.delay} for ${String(timing?.duration)}`);
    return [...new Set(pairs)].sort((a, b) => parseInt(a) - parseInt(b));
  });

const title = (page: Page) => completion(page).getByRole('heading', { level: 1 });

test('the first one says what it has unlocked, a later one which number it was', async ({ page, axe }) => {
  await becomeGuest(page);
  await quickCheckIn(page);
  await expect(title(page)).toHaveText('Assessment Complete!');
  await expect(title(page)).toBeFocused();
  await expect(completion(page)).toContainText('unlocked');
  await expect(completion(page)).toContainText('Mood: Neutral. All five together: 3.0 of 5.');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await axe();
  await completion(page).getByRole('link', { name: 'Continue Later' }).click();
  await expect(page).toHaveURL('/');

  await quickCheckIn(page, [2, 5, 4, 4, 4]);
  await expect(title(page)).toHaveText('Well Done!');
  await expect(completion(page)).toContainText('A short night, and still a good day.');
  await expect(completion(page).locator('.tally')).toHaveText('check-ins2day in a row1');
  await page.reload();
  await expect(title(page), 'the dialog is an address').toHaveText('Well Done!');
  await completion(page).getByRole('link', { name: 'View Your Insights' }).click();
  await expect(page).toHaveURL('/trends');
});

test('today joins the line in 320 ms and the words follow, where scripts run and motion is welcome', async ({
  page,
  jsEnabled,
}) => {
  await becomeGuest(page);
  await quickCheckIn(page);
  await expect(completion(page)).toBeVisible();
  expect(await delays(page)).toEqual(
    jsEnabled ? ['300 for 320', '620 for 320', '800 for 320', '1300 for 320'] : [],
  );
  const onward = completion(page).getByRole('link', { name: 'View Your Insights' });
  await expect(onward.locator('xpath=ancestor::div[1]')).toHaveCSS('opacity', '1');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await quickCheckIn(page);
  await expect(onward).toBeVisible();
  expect(await delays(page)).toEqual([]);
});

test('a plain low day gets a kind sentence, and no count', async ({ page }) => {
  await becomeGuest(page);
  await checkIn(page.request);
  await quickCheckIn(page, [3, 2, 3, 3, 3]);
  await expect(completion(page)).toContainText('A low day is hard to carry. Be as gentle with yourself');
  await expect(completion(page)).toContainText('Mood: Low. All five together: 2.8 of 5.');
  await expect(completion(page).locator('.tally')).toHaveCount(0);
});

/** Help stands first: nothing counts, nothing is unlocked, nothing moves. */
async function expectHelpFirst(page: Page): Promise<void> {
  await expect(title(page)).toHaveText('Thank you for telling us');
  const help = completion(page).getByRole('region', { name: 'People who are there now' });
  await expect(help.getByRole('link').first()).toHaveAttribute('href', 'tel:988');
  await expect(help.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
  await expect(help.getByRole('link', { name: 'One minute of breathing' })).toBeVisible();
  await expect(help.getByRole('link', { name: 'Talk with Harbor' })).toBeVisible();
  await expect(help.getByRole('link', { name: 'My safety plan' })).toBeVisible();
  await expect(completion(page)).not.toContainText(/unlock|in a row|check-ins|points|streak/i);
  expect(await delays(page)).toEqual([]);
}

test('after a very low mood help comes first, and at once', async ({ page, axe }) => {
  await becomeGuest(page);
  await checkIn(page.request);
  await nameHelper(page, 'Ana, my sister (212) 555-2368');
  await quickCheckIn(page, [4, 1, 4, 4, 4]);
  await expectHelpFirst(page);
  await expect(completion(page)).toContainText('Mood: Very low. All five together: 3.4 of 5.');
  const own = completion(page).getByRole('link', { name: 'Call Ana, my sister' });
  await expect(own).toHaveAttribute('href', 'tel:+12125552368');
  await axe();
});

test('a first check-in that is very low has unlocked nothing', async ({ page }) => {
  await becomeGuest(page);
  await quickCheckIn(page, [1, 1, 1, 1, 1]);
  await expectHelpFirst(page);
  await completion(page).getByRole('link', { name: 'Choose someone to call here' }).click();
  await expect(page).toHaveURL('/safety-plan');
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
  await expectHelpFirst(page);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText('Call 988');
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
