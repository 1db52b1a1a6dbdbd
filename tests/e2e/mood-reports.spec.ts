import { becomeMember, checkIn, daysAgo } from '../factories/people';
import { expectNoSidewaysScroll, expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

test('a member makes a report, a stranger reads it, and both ends of the link are in its owner’s hands', async ({
  page,
  browser,
  server,
  axe,
  allowErrors,
}) => {
  allowErrors(/410/);
  await becomeMember(page);
  await checkIn(page.request, { notes: 'Slept badly', date: daysAgo(1) });
  await checkIn(page.request, { notes: 'For me alone' });
  await page.goto('/mood-reports');
  await expect(page.getByRole('heading', { name: 'No Reports Yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Your First Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Report' });
  await expect(dialog).toContainText('2 check-ins on 2 of 29 days');
  await dialog.getByRole('button', { name: 'Last Week' }).click();
  await expect(dialog).toContainText('2 check-ins on 2 of 8 days');
  await dialog.getByRole('button', { name: 'Create Report' }).click();
  await expect(dialog.getByText('Title is required').first()).toBeVisible();
  await axe();
  await dialog.getByLabel('Report Title').fill('Before my <i>visit</i>');
  await dialog.getByLabel('Healthcare Provider Name').fill('Dr. Abara');
  await dialog.getByLabel('Provider Email').fill('abara@example.org');
  // The older of the two; the other stays where it is.
  await dialog.locator('input[name=notes]').first().check();
  await dialog.getByRole('button', { name: 'Create Report' }).click();
  await expectToast(page, 'Report Created');
  const card = page.getByRole('article', { name: 'Before my <i>visit</i>' });
  await expect(card).toContainText('AI Enhanced');
  await expect(card).toContainText('Nobody but you has opened the link yet.');

  const link = await card.getByRole('link', { name: 'View' }).getAttribute('href');
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: true });
  const stranger = await context.newPage();
  await stranger.goto(link!);
  await expect(stranger.getByText('Before my <i>visit</i>')).toBeVisible();
  await expect(stranger.getByText('Slept badly')).toBeVisible();
  await expect(stranger.getByText('For me alone')).toHaveCount(0);
  await stranger.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(stranger);
  await axe(stranger);

  await card.getByRole('button', { name: 'Close the link' }).click();
  await expectToast(page, 'Link closed');
  await expect(card).toContainText('Opened once');
  expect((await stranger.reload())?.status()).toBe(410);
  await axe();
  await card.getByRole('link', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete this report' }).click();
  await expectToast(page, 'Report Deleted', 'The mood report has been deleted.');
  await expect(page.getByRole('heading', { name: 'No Reports Yet' })).toBeVisible();
  expect((await stranger.reload())?.status()).toBe(410);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This report is no longer shared');
  await axe(stranger);
  await context.close();
});

test('a report stands beside the one before it, with means alone and nothing claimed', async ({
  page,
  axe,
}) => {
  await becomeMember(page);
  const low = { overallMood: 2, sleepRating: 1 };
  const high = { overallMood: 4, sleepRating: 5 };
  for (const ago of [40, 38, 36]) await checkIn(page.request, { date: daysAgo(ago), responses: high });
  for (const ago of [6, 4, 2]) await checkIn(page.request, { date: daysAgo(ago), responses: low });
  const make = async (title: string, from: number, to: number) => {
    const response = await page.request.post('/api/mood-reports', {
      data: {
        title,
        providerName: 'Dr. Abara',
        providerEmail: 'abara@example.org',
        dateRange: { start: daysAgo(from).slice(0, 10), end: daysAgo(to).slice(0, 10) },
      },
    });
    expect(response.status(), await response.text()).toBe(201);
  };
  await make('First', 45, 30);
  await make('Second', 10, 0);
  await page.goto('/mood-reports');
  const first = page.getByRole('article', { name: 'First' });
  const second = page.getByRole('article', { name: 'Second' });
  await expect(first.getByText(/Since the report/)).toHaveCount(0);
  await second.getByText(/^Since the report of \d/).click();
  await expect(second.getByRole('row', { name: 'Overall 4.5 1.5' })).toBeVisible();
  await expect(second.getByRole('row', { name: 'Sleep 5.0 1.0' })).toBeVisible();
  await expect(second.getByText('was not tested')).toBeVisible();
  // Only heard: the head of the table says it to the eye.
  expect((await second.getByText('Means of 1 to 5, then and now').boundingBox())?.width).toBeLessThanOrEqual(
    1,
  );
  await expectNoSidewaysScroll(page);
  await axe();
});
