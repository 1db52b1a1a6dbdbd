import type { Page } from 'playwright/test';
import { becomeGuest, checkIn, daysAgo } from '../factories/people';
import { expectNoSidewaysScroll } from '../factories/screens';
import { expect, test } from '../setup/test';

test.use({ timezoneId: 'UTC' });

const views = (page: Page) => page.locator('.mood-chart');
const dayOf = (days: number) => daysAgo(days).slice(0, 10);

async function checkInOn(page: Page, moods: Record<number, number>): Promise<void> {
  for (const [days, mood] of Object.entries(moods)) {
    await checkIn(page.request, { date: daysAgo(Number(days)), responses: { overallMood: mood } });
  }
}

test('each view shows its days, with gaps as gaps, in a drawing and in a table', async ({
  page,
  jsEnabled,
  axe,
}) => {
  await becomeGuest(page);
  await checkInOn(page, { 0: 5, 1: 4, 10: 1, 80: 2, 300: 3 });
  await page.goto('/trends');
  await expect(views(page).getByRole('heading')).toHaveText('The last seven days');
  const expected = [
    ['30 days', 30, 3, 'Out of 5, from 3 days with a check-in out of 30.'],
    ['90 days', 90, 4, 'Out of 5, from 4 days with a check-in out of 90.'],
    ['365 days', 53, 4, 'Out of 5, from 5 days with a check-in out of 365.'],
  ] as const;
  for (const [name, rows, dots, sentence] of expected) {
    await views(page).getByRole('link', { name, exact: true }).click();
    await expect(views(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(views(page)).toContainText(sentence);
    await expect(views(page).locator('.long__plot .long__dot')).toHaveCount(dots);
    await expect(views(page).locator('canvas')).toHaveCount(jsEnabled ? 1 : 0);
    await expect(views(page).locator('.chart__drawing')).toBeVisible({ visible: !jsEnabled });
    await expect(views(page).getByRole('img').first()).toHaveAccessibleName(
      /^Line chart\. Mood answers from /,
    );
    await views(page).getByText('The same as a table').click();
    await expect(views(page).locator('tbody tr')).toHaveCount(rows);
    await expect(views(page).locator('tbody tr', { hasText: 'No check-in' })).toHaveCount(rows - dots);
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/trends?view=365');
  await page.waitForLoadState('networkidle');
  await expectNoSidewaysScroll(page);
  await page.goto('/trends?view=30');
  await page.waitForLoadState('networkidle');
  await expectNoSidewaysScroll(page);
  await axe();
  await views(page).getByText('The same as a table').click();
  await views(page).locator('tbody').getByRole('link').last().click();
  await expect(page).toHaveURL(`/history/day/${dayOf(10)}`);
});

test('a year in pixels colours the days that have a mood, numbers them, and leads to them', async ({
  page,
  axe,
}) => {
  // The examination of 365 days takes its time.
  test.slow();
  await becomeGuest(page);
  await checkInOn(page, { 0: 2, 400: 5 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/trends?view=year');
  await page.waitForLoadState('networkidle');
  await expectNoSidewaysScroll(page);
  await axe();
  const year = Number(dayOf(0).slice(0, 4));
  // The year begins with the month of the first check-in, which is in the year before.
  await expect(views(page).locator('table.month')).toHaveCount(12);
  await expect(views(page).locator('a.pixel')).toHaveCount(
    dayOf(0).slice(0, 4) === dayOf(400).slice(0, 4) ? 2 : 1,
  );
  await views(page).getByText('The same month by month').click();
  await expect(views(page).getByRole('row', { name: / 2\.0 Low 1$/ })).toHaveCount(1);
  await views(page)
    .getByRole('link', { name: /: 2\.0 Low, 1 check-in, mood answer: 2$/ })
    .click();
  await expect(page).toHaveURL(`/history/day/${dayOf(0)}`);

  await page.goto('/trends?view=year');
  await views(page)
    .getByRole('link', { name: String(year - 1), exact: true })
    .click();
  await expect(views(page).getByRole('heading', { level: 3 })).toHaveText(String(year - 1));
  await expect(views(page).getByRole('link', { name: String(year), exact: true })).toHaveCount(1);
  await expect(views(page).getByRole('link', { name: String(year - 2), exact: true })).toHaveCount(
    Number(dayOf(400).slice(0, 4)) <= year - 2 ? 1 : 0,
  );
});

test('from 14 check-ins on the page opens with 30 days, and a year with its first month', async ({
  page,
}) => {
  await becomeGuest(page);
  await checkIn(page.request, { responses: { overallMood: 1, sleepRating: 3, energyRating: 4 } });
  for (let i = 1; i < 14; i += 1) await checkIn(page.request);
  await page.goto('/trends');
  await expect(views(page).getByRole('heading')).toHaveText('The last 30 days');
  await expect(views(page).getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'page');
  await expect(views(page).locator('.long__plot .long__band')).toHaveCount(1);
  await page.goto('/trends?view=year');
  const month = Number(dayOf(0).slice(5, 7));
  await expect(views(page).locator('table.month')).toHaveCount(13 - month);
});
