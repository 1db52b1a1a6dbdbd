import type { Page } from 'playwright/test';
import { becomeGuest, checkIn, daysAgo, type EntryBody } from '../factories/people';
import { expect, test } from '../setup/test';

test.use({ timezoneId: 'UTC' });

/** A full check-in with the same rating everywhere comes out at that mood. */
const at = (rating: number, body: EntryBody = {}): EntryBody => ({
  responses: { overallMood: rating, sleepRating: rating, stressRating: rating, energyRating: rating },
  ...body,
});

async function checkInAll(page: Page, bodies: EntryBody[]): Promise<void> {
  for (const body of bodies) await checkIn(page.request, body);
}

test('after a very low check-in help opens the page, and nobody is congratulated', async ({ page }) => {
  await becomeGuest(page);
  await checkIn(page.request, { responses: { overallMood: 1, sleepRating: 4, energyRating: 4 } });
  await page.goto('/trends');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'Your last check-in was very low',
  );
  const help = page.getByRole('main').locator('.help-card');
  await expect(help.getByRole('link', { name: 'Call 988' })).toBeVisible();
  await expect(help.getByRole('link', { name: 'Choose someone to call here' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Congratulations|unlock/i);
  await checkIn(page.request, at(3));
  await page.goto('/trends');
  await expect(help).toHaveCount(0);
});

test('after a very low check-in of many, their own contact is a call away, and nothing is unlocked', async ({
  page,
}) => {
  await becomeGuest(page);
  const people = 'Ana, my sister +1 202 555 0123';
  await page.request.put('/api/safety-plan', { data: { version: 0, people } });
  await checkInAll(
    page,
    [1, 2, 3, 4, 5].map((days) => at(4, { date: daysAgo(days) })),
  );
  await checkIn(page.request, at(1));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/trends');
  const call = page.getByRole('main').getByRole('link', { name: 'Call Ana, my sister' });
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(call).toHaveAttribute('href', /^tel:\+?12025550123$/);
  await expect(page.getByRole('main')).not.toContainText(/unlock/i);
  await expect(page.getByRole('main').locator('.button').first()).toHaveText('Call 988');
});

test('on a phone the whole chart is in sight at once, and the way back is an arrow with a name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await becomeGuest(page);
  await checkInAll(
    page,
    Array.from({ length: 16 }, (_, days) => at(2 + (days % 3), { date: daysAgo(days) })),
  );
  await page.goto('/trends');
  const chart = await page.locator('.chart__box').boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  if (!chart || !bar) throw new Error('the chart or the bar is not drawn');
  expect(chart.y + chart.height).toBeLessThanOrEqual(bar.y);
  const back = page.getByRole('link', { name: 'Back to home' });
  const [arrow, title] = [await back.boundingBox(), await page.locator('h1').boundingBox()];
  if (!arrow || !title) throw new Error('the headline is not drawn');
  expect(Math.min(arrow.width, arrow.height)).toBeGreaterThanOrEqual(44);
  expect(arrow.x + arrow.width).toBeLessThanOrEqual(title.x);
});
