import type { Locator, Page } from 'playwright/test';
import { unfold } from '../factories/forms';
import { becomeGuest, checkIn, daysAgo, type EntryBody } from '../factories/people';
import { expectNoSidewaysScroll } from '../factories/screens';
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

const banner = (page: Page) => page.locator('.banner');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The figures of a list of stats by their label. */
async function figures(list: Locator): Promise<Record<string, string>> {
  const rows = await list.locator('dl > div').all();
  const read = async (row: Locator, tag: string) =>
    (await row.locator(tag).innerText()).replace(/\s+/g, ' ').trim();
  return Object.fromEntries(
    await Promise.all(rows.map(async (row) => [await read(row, 'dt'), await read(row, 'dd')] as const)),
  );
}

/** In both themes, and as narrow as it gets. */
async function expectFitForEverybody(page: Page, axe: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/trends');
    await page.waitForLoadState('networkidle');
    await axe();
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/trends');
  await page.waitForLoadState('networkidle');
  await expectNoSidewaysScroll(page);
}

test('before the first check-in there is one way forward', async ({ page, axe }) => {
  await page.goto('/trends');
  await expect(page).toHaveURL('/?redirectTo=%2Ftrends');
  await becomeGuest(page);
  await expectFitForEverybody(page, axe);
  await expect(page).toHaveTitle('Your trends | Soundings');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Nothing to read yet, and that is fine']);
  await expect(page.getByRole('main')).toContainText('3 assessments unlock deeper insights');
  await expect(page.getByRole('main').locator('.button')).toHaveCount(1);
  await page.getByRole('link', { name: 'Take your first check-in' }).click();
  await expect(page).toHaveURL(/\/checkin/);
});

test('a guest has a banner for each number of check-ins, and no analysis but the way to it', async ({
  page,
}) => {
  const phases: [banner: string, says: RegExp, missing: string | null][] = [
    ['Congratulations on your first assessment', /first mark/, '2 more assessments unlock deeper insights'],
    [
      'Building Your Pattern Library',
      /2 check-ins so far\. Starting to identify patterns/,
      '1 more assessment unlocks deeper insights',
    ],
    ['Building Your Pattern Library', /3 check-ins so far\. Pattern recognition improving/, null],
    ['Building Your Pattern Library', /4 check-ins so far\. Advanced analysis unlocking/, null],
    ['Building Your Pattern Library', /5 check-ins so far\. Insights more personalized/, null],
    ['Comprehensive Analysis Unlocked', /6 check-ins so far, with marks on 1 of the last 7 days/, null],
  ];
  await becomeGuest(page);
  for (const [title, says, missing] of phases) {
    await checkIn(page.request);
    await page.goto('/trends');
    await expect(banner(page).getByRole('heading')).toHaveText(title);
    await expect(banner(page)).toContainText(says);
    await expect(banner(page).getByText('several times a day')).toHaveCount(
      title.startsWith('Building') ? 1 : 0,
    );
    const prompt = page.getByRole('main').getByText(/unlocks? deeper insights/);
    if (missing) await expect(prompt).toContainText(missing);
    else await expect(prompt).toHaveCount(0);
  }
  const main = page.getByRole('main');
  await expect(main).not.toContainText(/risk|wellness insights|recommendation|warning/i);
  await expect(page.locator('a[href*="mood-patterns"]')).toHaveCount(0);
  await main.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/auth?tab=register&redirectTo=%2Ftrends');
});

test('seven bars show the last seven days, the table says the same, and the numbers follow', async ({
  page,
  jsEnabled,
  axe,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/week-canvas/.test(request.url())) scripts.push(request.url());
  });
  await becomeGuest(page);
  const week = [1, 2, 3, null, 4, 5, 3];
  await checkInAll(
    page,
    week.flatMap((mood, i) => (mood === null ? [] : [at(mood, { date: daysAgo(6 - i) })])),
  );
  await checkIn(page.request, at(4));
  await checkIn(page.request, at(1, { date: daysAgo(7) }));
  await checkIn(page.request, { date: daysAgo(30), responses: { overallMood: 1, stressRating: 1 } });
  await page.goto('/checkin');
  await page.waitForLoadState('networkidle');
  expect(scripts, 'the chart library comes with the chart').toEqual([]);
  await expectFitForEverybody(page, axe);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: 'light' });

  // Today's mean of 3 and 4 is 3.5: as tall as that, the colour and the word of the rounded 4.
  const expected = [
    ['30', 'rgb(222, 106, 91)', 'Very Low, 1.0. Mood answer: 1', '1.0 Very Low', '1.0', '1'],
    ['48', 'rgb(234, 152, 70)', 'Low, 2.0. Mood answer: 2', '2.0 Low', '2.0', '1'],
    ['72', 'rgb(248, 229, 144)', 'Neutral, 3.0. Mood answer: 3', '3.0 Neutral', '3.0', '1'],
    ['72', 'url("#hatch")', 'No check-in', 'No check-in', '', '0'],
    ['96', 'rgb(138, 205, 160)', 'Good, 4.0. Mood answer: 4', '4.0 Good', '4.0', '1'],
    ['120', 'rgb(92, 151, 212)', 'Excellent, 5.0. Mood answer: 5', '5.0 Excellent', '5.0', '1'],
    ['84', 'rgb(138, 205, 160)', 'Good, 3.5. Mood answer: 3.5', '3.5 Good', '3.5', '2'],
  ] as const;
  const dayLabels = expected.map((_, i) =>
    new Date(daysAgo(6 - i)).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' }),
  );
  const chart = section(page, 'The last seven days');
  const bars = chart.locator('.chart__plot .bar');
  await chart.getByText('The same as a table').click();
  const rows = chart.locator('tbody tr');
  await expect(bars).toHaveCount(7);
  for (const [i, [height, fill, word, ...cells]] of expected.entries()) {
    await expect(bars.nth(i)).toHaveAttribute('height', height);
    await expect(bars.nth(i)).toHaveCSS('fill', fill);
    expect(await bars.nth(i).locator('title').textContent()).toMatch(
      new RegExp(`^${dayLabels[i]} .*: ${word}$`),
    );
    await expect(rows.nth(i).getByRole('rowheader')).toContainText(dayLabels[i] ?? '');
    await expect(rows.nth(i).getByRole('cell')).toHaveText(cells);
  }
  await expect(chart.getByRole('list', { name: 'Legend' }).getByRole('listitem')).toContainText([
    '1-2 Low',
    '3 Neutral',
    '4-5 High',
    'No check-in (not counted)',
    'Your mood answer',
  ]);
  await expect(chart.locator('canvas')).toHaveCount(jsEnabled ? 1 : 0);
  await expect(chart.locator('.chart__drawing')).toBeVisible({ visible: !jsEnabled });
  expect(new Set(scripts).size).toBe(jsEnabled ? 1 : 0);

  // What lies out of the 30 days is in the totals only.
  expect(await figures(section(page, 'Your progress'))).toEqual({
    'Day Streak': '3',
    'Self-Care Points': '90',
    'Total Assessments': '9',
  });
  expect(await figures(section(page, 'Averages, last 30 days'))).toEqual({
    'Avg Mood': '2.9 / 5',
    'Avg Sleep': '2.9 / 5',
    'Avg Calm (stress)': '2.9 / 5',
    'Avg Energy': '2.9 / 5',
  });
  expect(await figures(section(page, 'Quick Stats'))).toMatchObject({ 'Current streak': '3 days' });

  await page.getByRole('link', { name: 'Take Another Assessment' }).click();
  await expect(page).toHaveURL(/\/checkin/);
  await page.goto('/trends');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('the first check-in gets its snapshot and its words; what was not answered has no bar', async ({
  page,
  axe,
}) => {
  await becomeGuest(page);
  await checkIn(page.request, { responses: { overallMood: 2, sleepRating: 4, energyRating: 1 } });
  await page.goto('/trends');
  const snapshot = section(page, 'Instant Mental Health Snapshot');
  const rows = snapshot.locator('dl > div');
  await expect(rows).toHaveText([
    /^Sleep\s*Very Good \(4 of 5\)$/,
    /^Calm \(stress\)\s*Not answered$/,
    /^Energy\s*Very Low \(1 of 5\)$/,
  ]);
  for (const [i, share] of [
    [0, 0.8],
    [2, 0.2],
  ] as const) {
    const whole = await rows
      .nth(i)
      .locator('.gauge')
      .evaluate((bar) => bar.clientWidth);
    const fill = await rows
      .nth(i)
      .locator('.gauge__fill')
      .evaluate((bar) => bar.getBoundingClientRect().width);
    expect(fill / whole).toBeCloseTo(share, 2);
  }
  await expect(rows.nth(1).locator('.gauge')).toHaveCount(0);
  await expect(snapshot).toContainText('areas for attention');
  await expect(snapshot).toContainText('AI Confidence: 60%. A fixed starting value');

  expect(await figures(section(page, 'Your progress'))).toEqual({
    'Streak Started!': '1',
    'Points Earned!': '10',
    'Journey Begins!': '1',
  });
  await unfold(page, 'All numbers of your first check-in');
  expect(await figures(section(page, 'Averages, last 30 days'))).toEqual({
    'Avg Mood': '2.0 / 5',
    'Avg Sleep': '4.0 / 5',
    'Avg Calm (stress)': 'N/A',
    'Avg Energy': '1.0 / 5',
  });
  await expectFitForEverybody(page, axe);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first mark');
  await expect(page.locator('.chart__plot .chart__room')).toHaveCount(6);
  await expect(page.locator('.chart__plot .bar--none')).toHaveCount(0);

  await checkIn(page.request);
  await page.goto('/trends');
  await expect(snapshot).toHaveCount(0);
  await expect(page.locator('.chart__plot .bar--none')).toHaveCount(6);
});

test('a long time away is said plainly, without a made-up number', async ({ page }) => {
  await becomeGuest(page);
  await checkInAll(
    page,
    [40, 41, 42, 43, 44, 45].map((days) => at(3, { date: daysAgo(days) })),
  );
  await page.goto('/trends');
  await expect(banner(page)).toContainText('none of them in the last seven days');
  const averages = section(page, 'Averages, last 30 days');
  expect(Object.values(await figures(averages))).toEqual(['N/A', 'N/A', 'N/A', 'N/A']);
  await expect(averages).toContainText('No check-ins in the last 30 days.');
  await expect(section(page, 'Quick Stats')).toContainText('Complete a few check-ins');
  expect(await figures(section(page, 'Your progress'))).toMatchObject({ 'Day Streak': '0' });
  await expect(page.locator('.chart__plot .bar--none')).toHaveCount(7);
});
