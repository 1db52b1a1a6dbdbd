import { errorSummary, expectFieldErrors, fillIn } from '../factories/forms';
import { dayOf, entries, main, press } from '../factories/history-pages';
import { becomeGuest, becomeMember, checkIn, daysAgo } from '../factories/people';
import { expectNoSidewaysScroll } from '../factories/screens';
import { expect, test } from '../setup/test';

test.use({ timezoneId: 'UTC' });

test('a stranger is asked to choose first', async ({ page }) => {
  await page.goto('/history');
  await expect(page).toHaveURL('/?redirectTo=%2Fhistory');
});

test('is reached from home, from the trends and from the frame', async ({ page }) => {
  await becomeMember(page);
  await checkIn(page.request);
  for (const path of ['/', '/trends']) {
    await page.goto(path);
    await main(page)
      .getByRole('link', { name: /every check-in in your history|all your check-ins/ })
      .click();
    await expect(page).toHaveURL('/history');
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your history' }).click();
  await expect(page).toHaveTitle('Your history | Soundings');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your history');
});

test('without a check-in there is one way forward', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/history');
  await expect(main(page)).toContainText('Nothing here yet, and that is fine');
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('link', { name: 'Take your first check-in' }).click();
  await expect(page).toHaveURL(/\/checkin/);
});

test('all check-ins stand there by day, ten to a page, and can be walked through', async ({ page }) => {
  await becomeGuest(page);
  for (let i = 0; i < 12; i += 1) {
    await checkIn(page.request, { notes: `Note ${i}`, date: daysAgo(Math.floor(i / 2)) });
  }
  await page.goto('/history');
  await expect(entries(page)).toHaveCount(10);
  await expect(main(page).locator('.history__days h2')).toHaveCount(5);
  await page.getByRole('link', { name: 'Older check-ins' }).click();
  await expect(entries(page)).toHaveText([/Note 11/, /Note 10/]);
  await expect(entries(page).getByText('Added later')).toHaveCount(2);
  await page.getByRole('link', { name: 'Back to the newest' }).click();
  await expect(entries(page)).toHaveCount(10);
  await expect(page).toHaveURL('/history');
});

test('words in notes, days and ratings are looked for, and no word stands in the address', async ({
  page,
}) => {
  await becomeGuest(page);
  await checkIn(page.request, { notes: 'A long WALK by the sea', date: daysAgo(3) });
  await checkIn(page.request, { notes: 'walking home', date: daysAgo(2), responses: { overallMood: 1 } });
  await checkIn(page.request, { notes: 'Tea', date: daysAgo(1) });
  await page.goto('/history');
  await fillIn(page, { 'Words in your notes': 'walk' });
  await press(page, 'Show');
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).locator('mark')).toHaveText(['walk', 'WALK']);
  expect(page.url()).not.toContain('walk');
  await expect(page.getByLabel('Words in your notes')).toHaveValue('walk');

  await page.getByText('Days and rating').click();
  await page.getByLabel('Rating').selectOption('1');
  await press(page, 'Show');
  await expect(entries(page)).toHaveText([/walking home/]);
  await fillIn(page, { From: dayOf(1) });
  await press(page, 'Show');
  await expect(main(page)).toContainText('No check-in like that');
  await page.getByRole('link', { name: 'Show all', exact: true }).click();
  await expect(entries(page)).toHaveCount(3);

  await page.getByText('Days and rating').click();
  await fillIn(page, { From: dayOf(1), To: dayOf(2), 'Words in your notes': 'kept' });
  await press(page, 'Show');
  await expectFieldErrors(page, { To: 'The last day cannot be before the first' });
  await expect(errorSummary(page)).toBeVisible();
  await expect(page.getByLabel('Words in your notes')).toHaveValue('kept');
});

test('the calendar leads to a day, and a day to its neighbours', async ({ page }) => {
  await becomeGuest(page);
  await checkIn(page.request, { notes: 'Evening', responses: { overallMood: 5 } });
  await checkIn(page.request, { notes: 'Morning', responses: { overallMood: 2 }, date: daysAgo(0) });
  await checkIn(page.request, { notes: 'Long ago', date: daysAgo(40) });
  await page.goto('/history');
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await calendar.getByRole('link', { name: /: 3\.\d Good, 2 check-ins/ }).click();
  await expect(page).toHaveURL(`/history/day/${dayOf(0)}`);
  await expect(entries(page)).toHaveCount(2);
  await page.getByRole('link', { name: /^Before: / }).click();
  await expect(page).toHaveURL(`/history/day/${dayOf(40)}`);
  await expect(entries(page)).toHaveText([/Long ago/]);
  await page.goto(`/history?month=${dayOf(40).slice(0, 7)}`);
  await expect(calendar.getByRole('link', { name: /, 1 check-in, mood answer/ })).toHaveCount(1);
  await calendar.getByRole('link', { name: 'See the whole year' }).click();
  await expect(page).toHaveURL(/\/trends\?view=year&year=\d{4}#chart$/);
});

test('a month can be kept as a picture, as PNG and as SVG, by its owner alone', async ({
  page,
  axe,
  jsEnabled,
}) => {
  await becomeGuest(page);
  await page.goto('/history');
  await expect(main(page)).not.toContainText('to keep');
  await checkIn(page.request, { notes: 'Nobody reads this' });
  await page.goto('/history');
  await page.getByText(/^A picture of .* to keep$/).click();
  const preview = main(page).getByRole('img', { name: /as coloured squares, one for each day/ });
  await preview.scrollIntoViewIfNeeded();
  // Without scripts a page cannot be asked what it has loaded.
  if (jsEnabled) {
    await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1080);
  }
  await axe();

  const month = dayOf(0).slice(0, 7);
  for (const type of ['png', 'svg']) {
    const coming = page.waitForEvent('download');
    await main(page)
      .getByRole('link', { name: `Save as ${type.toUpperCase()}` })
      .click();
    expect((await coming).suggestedFilename()).toBe(`soundings-${month}.${type}`);
  }
  const png = await page.request.get(`/history/picture/${month}.png`);
  expect(png.headers()).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
  expect((await png.body()).readUInt32BE(16)).toBe(1080);
  const svg = await (await page.request.get(`/history/picture/${month}.svg`)).text();
  expect(svg).not.toContain('Nobody');

  for (const file of ['2026-13.png', '2026-11.gif', 'november.png']) {
    const refusal = await page.request.get(`/history/picture/${file}`);
    expect(refusal.status(), file).toBe(404);
    expect(await refusal.text(), file).toMatch(/^There is no picture at this address\./);
  }
  await page.context().clearCookies();
  const stranger = await page.request.get(`/history/picture/${month}.png`, { maxRedirects: 0 });
  expect(stranger.status()).toBe(302);
});

for (const [name, pathOf] of [
  ['the list', () => '/history'],
  ['a day', () => `/history/day/${dayOf(0)}`],
  ['a check-in', (id: string) => `/history/${id}`],
  ['the form', () => '/history/new'],
] as const) {
  test(`${name} is fit for everybody`, async ({ page, axe }) => {
    await becomeGuest(page);
    const notes = `${'A walk by the sea. '.repeat(20)}${'x'.repeat(80)}`;
    const { id } = await checkIn(page.request, { notes });
    for (const [days, mood] of [1, 2, 3, 4, 5].entries()) {
      await checkIn(page.request, { date: daysAgo(days + 1), responses: { overallMood: mood } });
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(pathOf(id));
      await axe();
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(pathOf(id));
    await expectNoSidewaysScroll(page);
  });
}

test('on a phone the calendar stands first, and an empty history asks for no search', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await becomeGuest(page);
  await page.goto('/history');
  await expect(page.getByLabel('Words in your notes')).toHaveCount(0);
  await checkIn(page.request);
  await page.goto('/history');
  const month = await page.locator('#calendar ~ .months').boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  if (!month || !bar) throw new Error('the calendar or the bar is not drawn');
  expect(month.y).toBeLessThan(bar.y);
  await expect(page.getByLabel('Words in your notes')).toBeVisible();
});
