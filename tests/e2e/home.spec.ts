import type { Page } from 'playwright/test';
import { becomeGuest, becomeMember, checkIn, daysAgo } from '../factories/people';
import { expect, test } from '../setup/test';

test.use({ timezoneId: 'UTC' });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const hello = (page: Page) => page.locator('.ask__hello');
const allOf = (rating: number) => ({ overallMood: rating, sleepRating: rating });

async function stats(page: Page): Promise<Record<string, string>> {
  const rows = await section(page, 'So far').locator('dl > div').all();
  const pairs = rows.map(async (row) => [
    await row.locator('dt').innerText(),
    await row.locator('dd').innerText(),
  ]);
  return Object.fromEntries((await Promise.all(pairs)) as [string, string][]) as Record<string, string>;
}

test('greets a guest, shows the first visit and one way to begin', async ({ page, axe }) => {
  await becomeGuest(page);
  await page.goto('/');
  await expect(page).toHaveTitle('Home | Soundings');
  await expect(hello(page)).toContainText('Hi there');
  await expect(h1(page)).toHaveText('How are you right now?');
  await expect(section(page, 'Your first visit')).toContainText('About 5 questions'.toLowerCase());
  await expect(hello(page).locator('use')).toHaveAttribute('href', '#mood-4');
  await expect(page.getByText('Your line starts with your first check-in.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Discovery' })).toHaveAttribute('href', '/checkin');
  await expect(page.getByRole('link', { name: 'View Insights' })).toHaveAttribute('href', '/trends');
  await expect(page.getByRole('link', { name: /Quick check-in/ })).toHaveAttribute(
    'href',
    '/checkin?mode=quick',
  );
  expect(await stats(page)).toEqual({ 'Day streak': '0', 'Self-care points': '0', 'Total assessments': '0' });
  await axe();
});

test('greets a member by name and speaks of the check-in of today', async ({ page, axe }) => {
  await becomeMember(page, { firstName: 'Aurelia' });
  await checkIn(page.request, { responses: allOf(2), date: daysAgo(1), timeZone: 'UTC' });
  await checkIn(page.request, { responses: allOf(3), timeZone: 'UTC' });
  await page.goto('/');
  await expect(hello(page)).toContainText(', Aurelia');
  await expect(section(page, 'So far')).toContainText(
    /You checked in today at \d{1,2}:\d\d\s[ap]m\. Mood: Neutral\. Both together: 3\.0 of 5\./,
  );
  await expect(hello(page).locator('use')).toHaveAttribute('href', '#mood-3');
  await expect(page.locator('.tide').getByRole('img')).toHaveAccessibleName(
    /: 2\.0 low\. Mood answer: 2\..*: 3\.0 neutral\. Mood answer: 3\.$/,
  );
  await expect(page.getByRole('link', { name: 'Continue Assessment' })).toHaveAttribute('href', '/checkin');
  await expect(section(page, 'Your first visit')).toHaveCount(0);
  expect(await stats(page)).toEqual({
    'Day streak': '2',
    'Self-care points': '20',
    'Total assessments': '2',
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await axe();
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});

test('welcomes someone back after a while, without a reproach', async ({ page }) => {
  await becomeGuest(page);
  await checkIn(page.request, { responses: allOf(5), date: daysAgo(400), timeZone: 'UTC' });
  await page.goto('/');
  await expect(section(page, 'So far')).toContainText(
    /Welcome back\. Your last check-in was on \d{1,2} [A-Z]\w+ \d{4}\. Mood: Great\./,
  );
  await expect(section(page, 'So far')).toContainText('a new streak starts whenever you do');
  expect((await stats(page))['Day streak']).toBe('0');
});

test('puts help first after a very low check-in, and shows it once in any case', async ({ page }) => {
  await becomeGuest(page);
  const headings = () => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const support = 'If today is too heavy to carry alone';
  await checkIn(page.request, { responses: allOf(3), timeZone: 'UTC' });
  await page.goto('/');
  expect(await headings()).toEqual(['Where to next', support, 'Milestones']);
  await checkIn(page.request, { responses: { overallMood: 1, sleepRating: 4 }, timeZone: 'UTC' });
  await page.goto('/');
  expect(await headings()).toEqual(['How are you right now?', 'Where to next']);
  await expect(h1(page)).toHaveText('You said today is very low');
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText('Call 988');
});

test('a name of any length and script stays inside the page', async ({ page }) => {
  const firstName = `${'Wolfeschlegelsteinhausen'.repeat(3)} 😀 مريم`;
  await becomeMember(page, { firstName });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(hello(page)).toContainText(firstName);
  const { height } = (await hello(page).boundingBox())!;
  expect(height, 'one line, with an ellipsis').toBeLessThan(50);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});

test.describe('the Feature Guide', () => {
  const TITLES = [
    'Daily mood check-ins',
    'AI wellness companion',
    'Trends and AI insights',
    'Weekly reflections',
  ];

  test.beforeEach(async ({ page }) => {
    await becomeGuest(page);
    await page.goto('/');
  });

  test('leads through four steps and back', async ({ page, axe }) => {
    await page.getByRole('link', { name: 'Feature Guide' }).first().click();
    for (const [index, name] of TITLES.entries()) {
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toContainText(`step ${index + 1} of 4`);
      await expect(page).toHaveURL(`/?guide=${index + 1}`);
      await expect(dialog.getByRole('link', { name: 'Previous' })).toHaveCount(index === 0 ? 0 : 1);
      if (index === 1) await axe();
      if (index < 3) await dialog.getByRole('link', { name: 'Next' }).click();
    }
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(page.getByRole('dialog', { name: TITLES[2] })).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('is a URL: it can be opened, reloaded and left with "back"', async ({ page }) => {
    await page.goto('/?guide=3');
    await page.reload();
    await expect(page.getByRole('dialog', { name: TITLES[2] })).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('dialog', { name: TITLES[3] })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: TITLES[2] })).toBeVisible();
  });

  test('is accessible in the dark, too', async ({ page, axe }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto('/?guide=1');
    await axe();
  });

  test('ignores steps there are not', async ({ page }) => {
    for (const step of ['0', '5', 'two', '1.5', '']) {
      await page.goto(`/?guide=${step}`);
      await expect(h1(page)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('works by keyboard alone', async ({ page, jsEnabled }) => {
    await page.getByRole('link', { name: 'Feature Guide' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: TITLES[0] })).toBeVisible();
    if (!jsEnabled) {
      // Without scripts it stands in the page, and its links are links.
      await page.getByRole('link', { name: 'Next' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/?guide=2');
      return;
    }
    await expect(page.getByRole('heading', { name: TITLES[0] })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: TITLES[1] })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Feature Guide' }).first()).toBeFocused();
  });
});
