import { main, tide } from '../factories/exercise-pages';
import { acknowledgeDisclaimer, becomeGuest, becomeMember, checkIn } from '../factories/people';
import { expectNoSidewaysScroll } from '../factories/screens';
import { whileLocked } from '../factories/server-database';
import { expect, test } from '../setup/test';

const SLUGS = [
  'breathing',
  'grounding',
  'worry-time',
  'thought-record',
  'small-step',
  'problem-solving',
  'self-compassion',
  'sleep',
  'urge-surfing',
  'memory',
  'unsent-letter',
  'what-matters',
  'writing',
  'words-to-say',
  'for-and-against',
  'before-speaking',
];

test('every exercise is in the list, with what it is for and how long it takes', async ({ page }) => {
  await acknowledgeDisclaimer(page);
  await page.goto('/exercises');
  const rows = page.locator('.exercises__list').getByRole('listitem');
  await expect(rows).toHaveCount(SLUGS.length);
  for (const [index, slug] of SLUGS.entries()) {
    await expect(rows.nth(index).getByRole('link')).toHaveAttribute('href', `/exercises/${slug}`);
    await expect(rows.nth(index)).toContainText(/For .+[2-8] minutes$/);
  }
  await rows.nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five senses');
});

test('breathing is on its page: a tide that moves, and stands still where motion is not wanted', async ({
  page,
  axe,
}) => {
  await acknowledgeDisclaimer(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/exercises/breathing');
  await expect(tide(page)).toBeInViewport({ ratio: 1 });
  await expect(main(page)).toContainText('Breathe in for 4, as water rises. Breathe out for 6, as it falls.');
  const motion = () =>
    page.locator('.breath__tide').evaluate((water) => getComputedStyle(water).animationName);
  expect(await motion()).toBe('breath-tide');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion()).toBe('none');
  for (const word of ['Breathe in', 'Breathe out']) {
    await expect(page.locator('.breath__words').getByText(word)).toBeVisible();
  }
  await axe();
  await page.getByRole('link', { name: 'Slower: in for 5, out for 7' }).click();
  await expect(page).toHaveURL('/exercises/breathing?pace=slow');
  await expect(tide(page)).toHaveAccessibleName(/rises for five seconds and falls for seven/);
  await expect(main(page)).toContainText('In for 5 while it rises, out for 7 while it falls.');
  await page.getByRole('link', { name: 'Back to 4 and 6' }).click();
  await expect(tide(page)).toHaveAccessibleName(/for four seconds and falls for six/);
});

test('the five senses are on their page, and name the day where it is known', async ({ page, baseURL }) => {
  await acknowledgeDisclaimer(page);
  const timeZone = 'Pacific/Auckland';
  await page
    .context()
    .addCookies([{ name: 'zone', value: encodeURIComponent(timeZone), url: baseURL ?? '' }]);
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone }).format(new Date());
  await page.goto('/exercises/grounding');
  const lines = main(page).getByRole('list').first().getByRole('listitem');
  await expect(lines).toHaveText([
    /^Look around\. Name five things you can see/,
    /^Four things/,
    /^Three things/,
    /^Two things/,
    `One slow breath. You are here, and it is ${weekday}.`,
  ]);
});

test('no day is claimed for somebody whose time zone nobody knows', async ({ playwright, baseURL }) => {
  const asker = await playwright.request.newContext({ baseURL });
  const text = await (await asker.get('/exercises/grounding')).text();
  expect(text).toContain('You are here.');
  await asker.dispose();
});

test('when it cannot begin, the page says so and stays', async ({ page, server, allowErrors, axe }) => {
  allowErrors(/503/);
  await becomeGuest(page);
  await page.goto('/exercises/breathing');
  await whileLocked(server, async () => {
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('alert')).toContainText('We could not reach our storage just now.');
    await expect(tide(page)).toBeVisible();
    await axe();
  });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL('/chat#newest');
});

test('whoever has been logged out logs in first, and comes back to it', async ({ page, baseURL }) => {
  await acknowledgeDisclaimer(page);
  await page.context().addCookies([{ name: 'session', value: 'tampered-with', url: baseURL ?? '' }]);
  await page.goto('/exercises/sleep');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL('/auth?ended=1&redirectTo=%2Fexercises%2Fsleep');
});

test('a member before onboarding is led there and back', async ({ page }) => {
  await becomeMember(page, { onboarded: false });
  await page.goto('/exercises/sleep');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL('/onboarding?redirectTo=%2Fexercises%2Fsleep');
});

test('home, the help card and a low day lead to it', async ({ page, axe }) => {
  await becomeGuest(page);
  await page.goto('/');
  await main(page).getByRole('link', { name: 'One minute of breathing' }).click();
  await expect(page).toHaveURL('/exercises/breathing');
  await page.goto('/');
  await main(page).getByRole('link', { name: 'Short exercises' }).click();
  await expect(page).toHaveURL('/exercises');
  const { id } = await checkIn(page.request, { responses: { overallMood: 1, sleepRating: 1 } });
  await page.goto(`/checkin?done=${id}`);
  await page.setViewportSize({ width: 320, height: 740 });
  await expectNoSidewaysScroll(page);
  await axe();
  await expect(page.getByRole('link', { name: 'Short exercises' })).toHaveAttribute('href', '/exercises');
  await page.getByRole('link', { name: 'One minute of breathing' }).click();
  await expect(page).toHaveURL('/exercises/breathing');
});
